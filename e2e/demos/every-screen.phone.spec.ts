import type { Page } from '@playwright/test'
import { bothSidesAddress, officeAddresses, storeAddresses } from '../../demos/addresses.ts'
import { axeViolations } from '../axe.ts'
import { choicesWithoutEdge } from '../choices-without-edge.ts'
import { cutTexts, enlarged, setStyle } from '../cut-texts.ts'
import { expect, test } from '../fixtures.ts'
import { buy, FIRST_ORDER, goToPayment, LINEN_THROW, showInterest, takeToBasket } from './shop-steps.ts'

const LOOKED_AT = [
  storeAddresses.home,
  storeAddresses.shelf('living'),
  storeAddresses.shelf('side-tables'),
  storeAddresses.family('karoo'),
  storeAddresses.makers,
  storeAddresses.search('mohair'),
  storeAddresses.search('kayak'),
  LINEN_THROW,
]
const OFFICE = [
  officeAddresses.orders,
  officeAddresses.order(1042),
  officeAddresses.order(1039),
  officeAddresses.invoice(1042),
  officeAddresses.products,
  officeAddresses.product(2),
  officeAddresses.stock,
  officeAddresses.vouchers,
  officeAddresses.customers,
  officeAddresses.numbers,
  officeAddresses.staff,
  officeAddresses.csvIn,
  officeAddresses.more,
]

test('axe finds nothing on what is looked at in the shop, and no screen is too narrow for it', async ({
  page,
}) => {
  test.slow()
  for (const address of LOOKED_AT) await isForEverybody(page, address)
  await isForEverybody(page, bothSidesAddress)
})

test('nor on the way from the basket to the order', async ({ page }) => {
  test.slow()
  await page.goto(LINEN_THROW)
  await takeToBasket(page)
  await isForEverybody(page, storeAddresses.basket)
  await isForEverybody(page, storeAddresses.delivery)
  await page.goto(storeAddresses.basket)
  await goToPayment(page)
  await isForEverybody(page, storeAddresses.payment)
  await page.goto(LINEN_THROW)
  await buy(page)
  for (const address of [
    storeAddresses.thanks(FIRST_ORDER),
    storeAddresses.order(FIRST_ORDER),
    storeAddresses.orders,
    storeAddresses.sendBack(FIRST_ORDER),
    storeAddresses.basket,
  ])
    await isForEverybody(page, address)
})

test('nor on any screen of the office', async ({ page }) => {
  test.slow()
  for (const address of OFFICE) await isForEverybody(page, address)
})

test('with forced colours every choice has an edge; with less motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(LINEN_THROW)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByRole('dialog', { name: 'In your basket' })).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  for (const address of [
    LINEN_THROW,
    storeAddresses.shelf('side-tables'),
    storeAddresses.basket,
    officeAddresses.orders,
  ]) {
    await page.goto(address)
    await isAwake(page)
    expect(await page.evaluate(choicesWithoutEdge), address).toEqual([])
    expect(await page.evaluate(chosenWithoutOutline), address).toEqual([])
  }
})

/** For readers of every kind: axe, 320 pixels, and text of twice its size. */
async function isForEverybody(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  await isAwake(page)
  expect.soft(await axeViolations(page), address).toEqual([])
  for (const [width, css] of [
    [320, ''],
    [390, enlarged(200)],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await setStyle(page, css)
    expect.soft(await page.evaluate(cutTexts), `${address} at ${width}`).toEqual([])
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${width}`)
      .toBeLessThanOrEqual(width)
  }
}

/** The page has what this browser's shop holds. */
async function isAwake(page: Page): Promise<void> {
  await showInterest(page)
  await expect(page.getByText('They come in a moment.')).toBeHidden()
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
