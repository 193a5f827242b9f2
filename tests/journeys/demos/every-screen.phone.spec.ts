import type { Page } from '@playwright/test'
import { bothSidesAddress, officeAddresses, storeAddresses } from '../../../demos/addresses.ts'
import { axeViolations } from '../axe.ts'
import { choicesWithoutEdge } from '../choices-without-edge.ts'
import { cutTexts, enlarged, setStyle } from '../cut-texts.ts'
import { expect } from '../fixtures.ts'
import { ibmViolations } from '../ibm-checker.ts'
import { test } from './shop-page.ts'
import { FIRST_ORDER, fillInExample, goTo, LINEN_THROW, storedShop } from './shop-steps.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
/** A narrow phone, double text size, and both. */
const HARD_TO_FIT = [
  { percent: 100, widths: [320] },
  { percent: 200, widths: [390, 320] },
]

type Scope = {
  /** Set if a similar screen is checked by axe. */
  skipsAxe?: boolean
  /** Also runs IBM's checker, in a wide window, where tables are not folded. */
  usesIbmChecker?: boolean
}

test('the checkers find nothing on the shop’s public screens, and no screen overflows', async ({ page }) => {
  test.slow()
  for (const [address, scope] of [
    [bothSidesAddress, { skipsAxe: true }],
    [storeAddresses.family('karoo'), { skipsAxe: true }],
    [storeAddresses.makers, {}],
    [storeAddresses.home, { usesIbmChecker: true }],
  ] as const) {
    await page.goto(address)
    await checkScreen(page, scope)
  }
  for (const [address, scope] of [
    [storeAddresses.collection('living'), { usesIbmChecker: true }],
    [storeAddresses.collection('side-tables'), { skipsAxe: true }],
    [storeAddresses.search('mohair'), {}],
    [storeAddresses.search('kayak'), {}],
    [LINEN_THROW, { usesIbmChecker: true }],
    [storeAddresses.order(9), { skipsAxe: true }],
  ] as const) {
    await goTo(page, address)
    await checkScreen(page, scope)
  }
})

test('the checkers find nothing from the basket to the order, with an expired voucher, an empty form and a declined payment', async ({
  page,
}) => {
  test.slow()
  await page.goto(storeAddresses.basket)
  await expect(page.getByText('It carries well, but it is empty')).toBeVisible()
  await checkScreen(page)
  await goTo(page, LINEN_THROW)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByRole('dialog', { name: 'In your basket' })).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await checkScreen(page)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Basket, 1/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Basket', level: 1 })).toBeFocused()

  const voucher = page.getByLabel('Code of the voucher')
  await page.getByText('I have a voucher').click()
  await voucher.fill('winter24')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^WINTER24 ended on/)).toBeVisible()
  await checkScreen(page)
  await page.getByText('I have a voucher').click()
  await voucher.fill('spring10')
  await page.keyboard.press('Enter')
  await expect(page.getByText('-R\u00a069,00')).toBeVisible()
  // 690 minus a tenth, and R 120 for delivery.
  const sum = 'R\u00a0741,00'
  await expect(total(page)).toHaveText(sum)

  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await checkScreen(page)
  await fillInExample(page)
  await page.getByRole('radio', { name: /^Declined/ }).check()
  await page.getByRole('button', { name: `Pretend to pay ${sum}` }).click()
  await expect(page.getByText('The bank declined the payment')).toBeVisible()
  await checkScreen(page)
  await page.getByRole('radio', { name: /^Paid/ }).check()
  await page.getByRole('button', { name: `Pretend to pay ${sum}` }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Nomsa' })).toBeFocused()
  await expect(total(page)).toHaveText(sum)
  expect((await storedShop(page)).orders[0]).toMatchObject({
    number: FIRST_ORDER,
    totals: { quantity: 1, discountCents: 6_900, totalCents: 74_100, vatCents: 9_665 },
  })
  await checkScreen(page)
  for (const [address, scope] of [
    [storeAddresses.order(FIRST_ORDER), { skipsAxe: true }],
    [storeAddresses.invoice(FIRST_ORDER), {}],
    [storeAddresses.orders, {}],
    [storeAddresses.sendBack(FIRST_ORDER), {}],
  ] as const) {
    await goTo(page, address)
    await checkScreen(page, scope)
  }
})

test('the checkers find nothing on the screens of the office', async ({ page }) => {
  test.slow()
  await page.goto(officeAddresses.orders)
  await checkScreen(page, { usesIbmChecker: true })
  for (const address of [
    officeAddresses.order(1042),
    officeAddresses.order(1039),
    officeAddresses.products,
    officeAddresses.product(2),
    officeAddresses.stock,
    officeAddresses.vouchers,
    officeAddresses.customers,
    officeAddresses.numbers,
    officeAddresses.staff,
    officeAddresses.csvIn,
    officeAddresses.more,
  ]) {
    await goTo(page, address)
    await checkScreen(page)
  }
  await goTo(page, officeAddresses.invoice(1042))
  await checkScreen(page, { skipsAxe: true })
})

const total = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^R\s[\d\s]+,\d\d$/)
    .last()

/** Checks the current screen for accessibility: with axe, on narrow phones, with large text and with forced colours. */
async function checkScreen(page: Page, { skipsAxe = false, usesIbmChecker = false }: Scope = {}) {
  await untilSettled(page)
  const address = page.url()
  if (!skipsAxe) expect.soft(await axeViolations(page), address).toEqual([])
  if (usesIbmChecker) {
    await page.setViewportSize(DESK)
    expect.soft(await ibmViolations(page), address).toEqual([])
    await page.setViewportSize(PHONE)
  }
  let hasChoices = false
  for (const { percent, widths } of HARD_TO_FIT) {
    await setStyle(page, enlarged(percent))
    for (const width of widths) {
      // Chrome evaluates container queries again only if the width changes.
      await page.setViewportSize({ ...PHONE, width })
      const screen = `${address} at ${width} with letters of ${percent} %`
      const { cut, neededWidth, ...rest } = await page.evaluate<Layout>(LAYOUT)
      hasChoices = rest.hasChoices
      expect.soft(cut, screen).toEqual([])
      expect.soft(neededWidth, screen).toBeLessThanOrEqual(width)
    }
  }
  if (hasChoices) {
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await page.evaluate<Array<string>>(WITHOUT_EDGE), address).toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
  }
  await setStyle(page, '')
  await page.setViewportSize(PHONE)
  await page.evaluate(closeAll)
}

type Layout = { cut: Array<string>; neededWidth: number; hasChoices: boolean }
/** Evaluated in the page. */
const LAYOUT = `({
  cut: (${cutTexts})(),
  neededWidth: document.documentElement.scrollWidth,
  hasChoices: document.querySelector('main :is(input, [aria-pressed])') !== null,
})`
const WITHOUT_EDGE = `[...(${choicesWithoutEdge})(), ...(${chosenWithoutOutline})()]`

/** In the page: closes the details that {@link setStyle} opened and that may cover a button. */
function closeAll(): void {
  for (const details of document.querySelectorAll('details')) details.open = false
}

/** Waits until the page shows the state of this browser's shop. */
async function untilSettled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isSettled), { intervals: [100] }).toBe(true)
}

/** In the page: whether the page has completely loaded. */
function isSettled(): boolean {
  dispatchEvent(new Event('wheel')) // the store hydrates on the first interaction
  const { textContent } = document.querySelector('main') ?? {}
  return (
    document.querySelector('astro-island[ssr]') === null &&
    document.querySelector('h1') !== null &&
    document.querySelector('[aria-busy=true]') === null &&
    !/They come in a moment\.|(?:Loading|Searching) [^.]*…/.test(textContent ?? '')
  )
}

/** In the page: selected or pressed controls without an outline. */
function chosenWithoutOutline(): Array<string> {
  const chosen = document.querySelectorAll(
    'main :is([aria-pressed=true], label:has(input[type=radio]:checked))',
  )
  return [...chosen]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const styles = [element, ...element.querySelectorAll('*')].map((part) => getComputedStyle(part))
      return !styles.some(({ outlineStyle }) => outlineStyle !== 'none')
    })
    .map((element) => element.textContent ?? '')
}
