import type { Page } from '@playwright/test'
import type { InboxSite } from '../journeys/inbox-site.ts'
import { openWithStream } from '../journeys/inbox-steps.ts'
import { type InboxServers, LONG, NOMVULA, NOMVULA_TYPED, QUARANTINED, UNBROKEN } from './inbox-servers.ts'
import type { Shot } from './shot-list.ts'

/** A screenshot of the inbox; `state` is the name of its design. */
export type InboxShot = Omit<Shot, 'act'> & {
  /** The server with the inbox: by default the seeded one. */
  server?: Exclude<keyof InboxServers, 'links' | 'remove'>
  isDark?: boolean
  /** Runs before the page is opened, to mock responses. */
  route?: (page: Page) => Promise<unknown>
  act?: (page: Page, width: number, inbox: InboxSite) => Promise<void>
}

const PHONE = [390]
const DESK = [1440]

const press = async (page: Page, key: string) => {
  await page.locator('[data-enquiry-name]').waitFor()
  await page.keyboard.press(key)
}

const showKeys = async (page: Page) => {
  await press(page, '?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
}

const openManyDue = async (page: Page) => {
  await page.getByRole('button', { name: /and \d+ more/ }).click()
}

const LIST = '**/inbox/api/enquiries?*'
const STREAM = '**/inbox/api/stream'
const ANSWER = { subject: 'Your shop', text: 'Yes to Sage, and yes to 11 January.', attachPlan: false }

/** Opens a new enquiry, and writes an answer to it. */
const writeToNewEnquiry = async (page: Page, inbox: InboxSite) => {
  const number = await inbox.enquire(NOMVULA_TYPED)
  await page.goto(`/inbox/e/${number}?list=needs`)
  await press(page, 'r')
  await page.getByRole('textbox', { name: 'Message' }).fill(ANSWER.text)
  return number
}

const answerAsColleague = async ({ member, detail }: InboxSite, number: number) => {
  const { version, email } = await detail(number)
  await member.ask('POST', `enquiries/${number}/reply`, { ...ANSWER, version, to: email })
}

const openFirst = async (page: Page) => {
  await page.locator('li[aria-posinset] a').first().click()
  await page.locator('[data-enquiry-name]').waitFor()
}

const selectTwo = async (page: Page, width: number, inbox: InboxSite) => {
  await openWithStream(page, page.url())
  await page.getByRole('button', { name: width === 390 ? 'Filter, sort, select' : 'Filter and sort' }).click()
  await page.getByRole('button', { name: 'Select several' }).click()
  const boxes = page.getByRole('checkbox', { name: /^Select / })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await inbox.enquire()
  await page.getByText('1 new').waitFor()
}

const signInWithWrongPassword = async (page: Page) => {
  await page.getByLabel('Work e-mail').fill('aisha@twelvemoons.example')
  await page.getByLabel('Password').fill('0000000000')
  await page.getByRole('button', { name: 'Sign in with a password' }).click()
  await page.getByText('That did not match').waitFor()
}

const ENQUIRY = `/inbox/e/${NOMVULA}?list=needs`

const STATES: ReadonlyArray<InboxShot> = [
  { state: 'inbox', path: ENQUIRY, widths: DESK },
  { state: 'inbox', path: '/inbox/needs', widths: PHONE },
  { state: 'inbox-dark', path: '/inbox/needs', isDark: true, widths: PHONE },
  { state: 'enquiry', path: ENQUIRY },
  { state: 'after-call', path: ENQUIRY, act: (page) => press(page, 'e') },
  { state: 'remind', path: ENQUIRY, act: (page) => page.getByRole('button', { name: 'Remind me' }).click() },
  { state: 'selected', path: '/inbox/needs', act: selectTwo },
  {
    state: 'reply',
    path: ENQUIRY,
    act: async (page) => {
      await press(page, 'r')
      await page.getByRole('button', { name: 'Ask for a call' }).click()
    },
  },
  {
    state: 'sent',
    path: '/inbox/needs',
    server: 'empty',
    act: async (page, _, inbox) => {
      await writeToNewEnquiry(page, inbox)
      await page.getByRole('button', { name: /^Send/ }).click()
      await page.getByText('Nomvula is answered').waitFor()
    },
  },
  {
    state: 'thread',
    path: '/inbox/waiting',
    act: openFirst,
  },
  {
    state: 'conflict',
    path: '/inbox/needs',
    server: 'empty',
    act: async (page, _, inbox) => {
      await answerAsColleague(inbox, await writeToNewEnquiry(page, inbox))
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { state: 'held', path: `/inbox/e/${QUARANTINED}?list=held` },
  { state: 'held-spam', path: '/inbox/held', act: openFirst },
  { state: 'search', path: `/inbox/e/${NOMVULA}?q=Sage`, widths: DESK },
  { state: 'search', path: '/inbox/search?q=Sage', widths: PHONE },
  { state: 'empty', path: '/inbox/needs', server: 'empty' },
  { state: 'keys', path: ENQUIRY, act: showKeys },
  { state: 'calls', path: '/inbox/calls' },
  { state: 'numbers', path: '/inbox/numbers' },
  { state: 'subscribers', path: '/inbox/subscribers' },
  { state: 'person', path: '/inbox/person/key' },
  { state: 'settings', path: '/inbox/settings' },
  { state: 'audit', path: '/inbox/audit' },
  { state: 'more', path: '/inbox/more', widths: PHONE },
  { state: 'signin', path: '/inbox/sign-in' },
  { state: 'signin-refused', path: '/inbox/sign-in', act: signInWithWrongPassword },
  { state: 'signin-first', path: '/inbox/first/token' },
  { state: 'signin-invited', path: '/inbox/invited/token' },
  { state: 'long-list', path: '/inbox/needs', act: openManyDue },
  { state: 'long', path: `/inbox/e/${LONG}?list=needs` },
  { state: 'long-reply', path: `/inbox/e/${LONG}?list=needs`, act: (page) => press(page, 'r') },
  { state: 'long-unbroken', path: `/inbox/e/${UNBROKEN}?list=needs` },
  {
    state: 'state-loading',
    path: '/inbox/needs',
    route: (page) => page.route(LIST, () => undefined),
    act: (page) => page.waitForTimeout(400),
  },
  {
    state: 'state-offline',
    path: '/inbox/needs',
    route: (page) => page.route(STREAM, (route) => route.abort()),
    act: (page) => page.getByText(/^No connection since/).waitFor(),
  },
  {
    state: 'state-away',
    path: '/inbox/needs',
    route: (page) =>
      page.route(LIST, (route) =>
        route.fulfill({ status: 503, json: { error: 'The store does not answer.' } }),
      ),
  },
  { state: 'state-undelivered', path: '/inbox/needs' },
  {
    state: 'state-elsewhere',
    path: '/inbox/needs',
    server: 'empty',
    act: async (page, _, inbox) => {
      await openWithStream(page, page.url())
      const number = await inbox.enquire(NOMVULA_TYPED)
      await page.getByRole('link', { name: /^Nomvula Khoza/ }).waitFor()
      await answerAsColleague(inbox, number)
      await page.getByText(/Pieter answered/).waitFor()
    },
  },
  { state: 'state-nothing-found', path: '/inbox/search?q=Sgae' },
  { state: 'state-nothing', path: '/inbox/won', server: 'empty' },
  {
    state: 'state-signed-out',
    path: ENQUIRY,
    act: async (page) => {
      await page.context().clearCookies()
      const signedOut = page.getByRole('heading', { name: 'Please sign in again' })
      // The page may notice the lost session before the click.
      await page
        .getByRole('link', { name: /^Everything we hold/ })
        .or(signedOut)
        .click()
      await signedOut.waitFor()
    },
  },
  {
    state: 'state-erased',
    path: ENQUIRY,
    route: (page) =>
      page.route(`**/inbox/api/enquiries/${NOMVULA}`, (route) =>
        route.fulfill({
          status: 410,
          json: {
            error: 'It was erased.',
            erased: { at: Date.parse('2026-11-23T08:52:00Z'), receipt: 'ER-2026-0007' },
          },
        }),
      ),
  },
]

/** Every designed state of the inbox, in a wide window in dark mode too. */
export const INBOX_SHOTS: ReadonlyArray<InboxShot> = STATES.flatMap((shot) =>
  shot.isDark || shot.widths === PHONE
    ? [shot]
    : [shot, { ...shot, state: `${shot.state}-dark`, isDark: true, widths: DESK }],
)
