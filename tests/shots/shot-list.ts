import type { Page } from '@playwright/test'
import { paths } from '../../domain/sitemap/paths.ts'
import { contactForm, fillContact, fillPerson, leadForm, THANKS } from '../journeys/enquiry-steps.ts'
import { ALL_PAGES, FILLED_PAGES } from '../journeys/pages.ts'

/** One screenshot: a page, and the actions before it. */
export type Shot = {
  path: string
  /** The state in words; empty for the page as it opens. */
  state: string
  act?: (page: Page, width: number) => Promise<void>
  /** Shows the window instead of the whole page, in which overlays are missing. */
  showsWindow?: boolean
  /** The widths at which the state exists; by default every width. */
  widths?: ReadonlyArray<number>
}

const PHONE = [390]
const SOLUTION = 'ecommerce'
const FAULTY_BRAND = new URLSearchParams({ name: 'Bakery '.repeat(12), colour: 'banana' }).toString()

const STATES: ReadonlyArray<Shot> = [
  { path: paths.home, state: 'menu open', act: openMenu, showsWindow: true, widths: PHONE },
  { path: paths.home, state: 'over 3 months', act: (page) => chooseMonths(page, 3), showsWindow: true },
  { path: paths.home, state: 'every question open', act: openAccordions },
  ...[1, 2, 3, 4].map((at) => ({
    path: paths.ourWork,
    state: `tab ${at + 1}`,
    act: (page: Page) => openTab(page, at),
  })),
  { path: paths.solution(SOLUTION), state: 'gallery open', act: openGallery, showsWindow: true },
  { path: paths.solution(SOLUTION), state: 'form with errors', act: (page) => sendFaultyLead(page) },
  { path: paths.solution(SOLUTION), state: 'form sent', act: sendLead },
  { path: paths.contactUs, state: 'form with errors', act: sendFaultyContact },
  { path: paths.contactUs, state: 'form filled', act: (page) => fillContact(page, 'lerato@example.co.za') },
  { path: paths.contactUs, state: 'form sent', act: sendContact },
  { path: paths.newsletter, state: 'form with errors', act: sendFaultyLetter },
  { path: paths.calculator(), state: 'every question and table open', act: openAccordions },
  { path: paths.calculator('need=church-app&months=24&payer=person'), state: 'another plan, for a person' },
  { path: paths.yourName(FAULTY_BRAND), state: 'faults', showsWindow: true },
  { path: paths.yourName(), state: 'the last product selected', act: selectLast, showsWindow: true },
]

/** Every page, each followed by its other states. */
export const SHOTS: ReadonlyArray<Shot> = ALL_PAGES.flatMap((path) => [
  { path, state: '' },
  ...STATES.filter((shot) => pageOf(shot) === path),
])

/** The page that a shot belongs to: its address without a query, except for pages that are filled in by one. */
function pageOf({ path }: Pick<Shot, 'path'>): string {
  return FILLED_PAGES.includes(path) ? path : path.replace(/\?.*/, '')
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
}

async function chooseMonths(page: Page, months: number): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${months} months`) }).check({ force: true })
}

async function openAccordions(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })
}

async function openTab(page: Page, at: number): Promise<void> {
  await page.getByRole('tab').nth(at).click()
}

async function selectLast(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^See it bigger/ })
    .last()
    .click()
  await page.waitForURL(/for=/)
}

async function openGallery(page: Page): Promise<void> {
  await page.locator('a[data-enlarge]').first().click()
  await page.locator('dialog[data-gallery][open] img').first().waitFor()
}

async function sendFaultyLead(page: Page): Promise<void> {
  const form = leadForm(page, SOLUTION)
  await form.getByLabel('First Name').fill('Lerato')
  await form.getByLabel('Email Address').fill('lerato@')
  await form.getByRole('button', { name: 'Submit' }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

async function sendLead(page: Page): Promise<void> {
  const form = leadForm(page, SOLUTION)
  await fillPerson(form, 'lerato@example.co.za')
  await form.getByRole('button', { name: 'Submit' }).click()
  await page.getByText(THANKS).waitFor()
}

async function sendFaultyContact(page: Page): Promise<void> {
  await fillContact(page, 'lerato@')
  await page.getByLabel('Phone Number').fill('082 123 456')
  await page.getByLabel('Surname').fill('')
  await contactForm(page).getByRole('button', { name: 'Submit' }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

async function sendContact(page: Page): Promise<void> {
  await fillContact(page, 'lerato@example.co.za')
  await contactForm(page).getByRole('button', { name: 'Submit' }).click()
  await page.getByText(THANKS).waitFor()
}

async function sendFaultyLetter(page: Page): Promise<void> {
  const form = page.locator('main form')
  await form.getByLabel('Email Address').fill('nobody@@example')
  await form.getByRole('button', { name: 'Join' }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** The windows in which a state exists. */
export function windowsOf({ widths }: Pick<Shot, 'widths'>) {
  return WINDOWS.filter(({ width }) => widths?.includes(width) ?? true)
}
