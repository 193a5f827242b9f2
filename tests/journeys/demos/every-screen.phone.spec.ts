import type { Page } from '@playwright/test'
import { bothSidesAddress, officeAddresses, storeAddresses } from '../../../demos/addresses.ts'
import { axeViolations } from '../axe.ts'
import { choicesWithoutEdge } from '../choices-without-edge.ts'
import { cutTexts, enlarged, setStyle } from '../cut-texts.ts'
import { expect } from '../fixtures.ts'
import { secondViolations } from '../second-checker.ts'
import { test } from './shop-page.ts'
import { FIRST_ORDER, fillInExample, goTo, kept, LINEN_THROW } from './shop-steps.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
/** A narrow phone, letters twice as large, and both. */
const HARD_TO_FIT = [
  { percent: 100, widths: [320] },
  { percent: 200, widths: [390, 320] },
]

type Look = {
  /** Axe has seen a screen of its kind: only its room is looked at. */
  isSeen?: boolean
  /** Here IBM's checker sees what it sees nowhere else; in a wide window, where no table is folded. */
  isSecondChecked?: boolean
}

test('the checkers find nothing on what is looked at in the shop, and no screen is too narrow for it', async ({
  page,
}) => {
  test.slow()
  for (const [address, look] of [
    [bothSidesAddress, { isSeen: true }],
    [storeAddresses.family('karoo'), { isSeen: true }],
    [storeAddresses.makers, {}],
    [storeAddresses.home, { isSecondChecked: true }],
  ] as const) {
    await page.goto(address)
    await isForEverybody(page, look)
  }
  for (const [address, look] of [
    [storeAddresses.collection('living'), { isSecondChecked: true }],
    [storeAddresses.collection('side-tables'), { isSeen: true }],
    [storeAddresses.search('mohair'), {}],
    [storeAddresses.search('kayak'), {}],
    [LINEN_THROW, { isSecondChecked: true }],
    [storeAddresses.order(9), { isSeen: true }],
  ] as const) {
    await goTo(page, address)
    await isForEverybody(page, look)
  }
})

test('nor on the way from the basket to the order, on which a voucher has ended, a form is empty and the bank says no', async ({
  page,
}) => {
  test.slow()
  await page.goto(storeAddresses.basket)
  await expect(page.getByText('It carries well, but it is empty')).toBeVisible()
  await isForEverybody(page)
  await goTo(page, LINEN_THROW)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByRole('dialog', { name: 'In your basket' })).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await isForEverybody(page)
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
  await isForEverybody(page)
  await page.getByText('I have a voucher').click()
  await voucher.fill('spring10')
  await page.keyboard.press('Enter')
  await expect(page.getByText('-R\u00a069,00')).toBeVisible()
  // 690 less a tenth, and R 120 to the door.
  const sum = 'R\u00a0741,00'
  await expect(total(page)).toHaveText(sum)

  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await isForEverybody(page)
  await fillInExample(page)
  await page.getByRole('radio', { name: /^Declined/ }).check()
  await page.getByRole('button', { name: `Pretend to pay ${sum}` }).click()
  await expect(page.getByText('The bank declined the payment')).toBeVisible()
  await isForEverybody(page)
  await page.getByRole('radio', { name: /^Paid/ }).check()
  await page.getByRole('button', { name: `Pretend to pay ${sum}` }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Nomsa' })).toBeFocused()
  await expect(total(page)).toHaveText(sum)
  expect((await kept(page)).orders[0]).toMatchObject({
    number: FIRST_ORDER,
    totals: { quantity: 1, discountCents: 6_900, totalCents: 74_100, vatCents: 9_665 },
  })
  await isForEverybody(page)
  for (const [address, look] of [
    [storeAddresses.order(FIRST_ORDER), { isSeen: true }],
    [storeAddresses.invoice(FIRST_ORDER), {}],
    [storeAddresses.orders, {}],
    [storeAddresses.sendBack(FIRST_ORDER), {}],
  ] as const) {
    await goTo(page, address)
    await isForEverybody(page, look)
  }
})

test('nor on any screen of the office', async ({ page }) => {
  test.slow()
  await page.goto(officeAddresses.orders)
  await isForEverybody(page, { isSecondChecked: true })
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
    await isForEverybody(page)
  }
  await goTo(page, officeAddresses.invoice(1042))
  await isForEverybody(page, { isSeen: true })
})

const total = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^R\s[\d\s]+,\d\d$/)
    .last()

/**
 * The screen that an open page shows is for readers of every kind: those of axe, of narrow phones and large letters, and of forced
 * colours. All on the one page, since to load it takes longer.
 */
async function isForEverybody(page: Page, { isSeen = false, isSecondChecked = false }: Look = {}) {
  await isAwake(page)
  const address = page.url()
  if (!isSeen) expect.soft(await axeViolations(page), address).toEqual([])
  if (isSecondChecked) {
    await page.setViewportSize(DESK)
    expect.soft(await secondViolations(page), address).toEqual([])
    await page.setViewportSize(PHONE)
  }
  let hasChoices = false
  for (const { percent, widths } of HARD_TO_FIT) {
    await setStyle(page, enlarged(percent))
    for (const width of widths) {
      // Only a width that changes lets Chrome ask its containers again.
      await page.setViewportSize({ ...PHONE, width })
      const screen = `${address} at ${width} with letters of ${percent} %`
      const { cut, neededWidth, asks } = await page.evaluate<Room>(ROOM)
      hasChoices = asks
      expect.soft(cut, screen).toEqual([])
      expect.soft(neededWidth, screen).toBeLessThanOrEqual(width)
    }
  }
  if (hasChoices) {
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await page.evaluate<Array<string>>(FORCED), address).toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
  }
  await setStyle(page, '')
  await page.setViewportSize(PHONE)
  await page.evaluate(closeAll)
}

type Room = { cut: Array<string>; neededWidth: number; asks: boolean }
/** In the page, in one question each: the room that its texts and it need, and what forced colours leave without a line. */
const ROOM = `({
  cut: (${cutTexts})(),
  neededWidth: document.documentElement.scrollWidth,
  asks: document.querySelector('main :is(input, [aria-pressed])') !== null,
})`
const FORCED = `[...(${choicesWithoutEdge})(), ...(${chosenWithoutOutline})()]`

/** In the page: what was opened to look at its text, and may lie over a button. */
function closeAll(): void {
  for (const details of document.querySelectorAll('details')) details.open = false
}

/** Waits until the page shows what this browser's shop holds. */
async function isAwake(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isSettled), { intervals: [100] }).toBe(true)
}

/** In the page: whether all of it has come. A store that is asleep wakes once somebody shows interest. */
function isSettled(): boolean {
  dispatchEvent(new Event('wheel'))
  const { textContent } = document.querySelector('main') ?? {}
  return (
    document.querySelector('astro-island[ssr]') === null &&
    document.querySelector('h1') !== null &&
    document.querySelector('[aria-busy=true]') === null &&
    !/They come in a moment\.|(?:Loading|Searching) [^.]*…/.test(textContent ?? '')
  )
}

/** In the page: what is chosen or pressed and has no line around it that would say so. */
function chosenWithoutOutline(): Array<string> {
  const chosen = document.querySelectorAll(
    'main :is([aria-pressed=true], label:has(input[type=radio]:checked))',
  )
  return [...chosen]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const parts = [element, ...element.querySelectorAll('*')].map((part) => getComputedStyle(part))
      return !parts.some(({ outlineStyle }) => outlineStyle !== 'none')
    })
    .map((element) => element.textContent ?? '')
}
