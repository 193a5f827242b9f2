import type { Page } from '@playwright/test'
import { bothSidesAddress, officeAddresses, storeAddresses } from '../../../demos/addresses.ts'
import { axeViolations } from '../axe.ts'
import { choicesWithoutEdge } from '../choices-without-edge.ts'
import { cutTexts, enlarged, setStyle } from '../cut-texts.ts'
import { expect, test } from '../fixtures.ts'
import { FIRST_ORDER, fillInExample, goTo, LINEN_THROW, payButton, showInterest } from './shop-steps.ts'

const PHONE = { width: 390, height: 844 }
/** A narrow phone, letters twice as large, and both. */
const HARD_TO_FIT = [
  [320, 100],
  [390, 200],
  [320, 200],
] as const

/** A second screen of a kind that axe has seen: only its room is looked at. */
type Look = { isSeen?: boolean }

test('axe finds nothing on what is looked at in the shop, and no screen is too narrow for it', async ({
  page,
}) => {
  test.slow()
  await page.goto(storeAddresses.home)
  await isForEverybody(page)
  for (const address of [
    storeAddresses.collection('living'),
    storeAddresses.family('karoo'),
    storeAddresses.makers,
    storeAddresses.search('mohair'),
    storeAddresses.search('kayak'),
    LINEN_THROW,
    storeAddresses.order(9),
  ]) {
    await goTo(page, address)
    await isForEverybody(page)
  }
  await goTo(page, storeAddresses.collection('side-tables'))
  await isForEverybody(page, { isSeen: true })
  await page.goto(bothSidesAddress)
  await isForEverybody(page)
})

test('nor on the way from the basket to the order', async ({ page }) => {
  test.slow()
  await page.goto(LINEN_THROW)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByRole('dialog', { name: 'In your basket' })).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await isForEverybody(page)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Basket, / })
    .click()
  await expect(page.getByRole('heading', { name: 'Basket', level: 1 })).toBeVisible()
  await isForEverybody(page)
  await page.getByRole('link', { name: 'Check out' }).click()
  await isForEverybody(page)
  await fillInExample(page)
  await isForEverybody(page)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: /^Thank you/, level: 1 })).toBeVisible()
  await isForEverybody(page)
  for (const address of [
    storeAddresses.order(FIRST_ORDER),
    storeAddresses.invoice(FIRST_ORDER),
    storeAddresses.orders,
    storeAddresses.sendBack(FIRST_ORDER),
    storeAddresses.basket,
  ]) {
    await goTo(page, address)
    await isForEverybody(page)
  }
})

test('nor on any screen of the office', async ({ page }) => {
  test.slow()
  await page.goto(officeAddresses.orders)
  await isForEverybody(page)
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

/**
 * The screen that an open page shows is for readers of every kind: those of axe, of narrow phones and large letters, and of forced
 * colours. All on the one page, since to load it takes longer.
 */
async function isForEverybody(page: Page, { isSeen = false }: Look = {}): Promise<void> {
  await isAwake(page)
  const address = page.url()
  if (!isSeen) expect.soft(await axeViolations(page), address).toEqual([])
  for (const [width, percent] of HARD_TO_FIT) {
    await setStyle(page, enlarged(percent))
    // Only a width that changes lets Chrome ask its containers again.
    await page.setViewportSize({ ...PHONE, width })
    const screen = `${address} at ${width} with letters of ${percent} %`
    expect.soft(await page.evaluate(cutTexts), screen).toEqual([])
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), screen)
      .toBeLessThanOrEqual(width)
  }
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await page.evaluate(choicesWithoutEdge), address).toEqual([])
  expect.soft(await page.evaluate(chosenWithoutOutline), address).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
  await setStyle(page, '')
  await page.setViewportSize(PHONE)
  await page.evaluate(closeAll)
}

/** In the page: what was opened to look at its text, and may lie over a button. */
function closeAll(): void {
  for (const details of document.querySelectorAll('details')) details.open = false
}

/** The page has what this browser's shop holds. */
async function isAwake(page: Page): Promise<void> {
  await showInterest(page)
  await expect(page.getByText(/They come in a moment\.|^Looking |^Counting the shelves/)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
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
