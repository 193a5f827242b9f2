import type { Page } from '@playwright/test'
import { officeAddresses, storeAddresses } from '../../../demos/addresses.ts'
import { productOf } from '../../../demos/catalogue/products.ts'
import { variantsOf } from '../../../demos/catalogue/variants.ts'
import { chosenOf } from '../../../demos/storefront/product/chosen-variant.ts'
import { expect, test } from '../fixtures.ts'
import { buy, FIRST_ORDER, goToPayment, kept, LINEN_THROW, payButton, takeToBasket } from './shop-steps.ts'

test('what is bought on a phone is packed in another tab, and the phone follows it to the door', async ({
  page,
  context,
}) => {
  await page.goto(LINEN_THROW)
  const office = await context.newPage()
  await office.goto(officeAddresses.orders)
  await expect(office.getByRole('heading', { name: 'Orders today' })).toBeVisible()
  const before = await kept(page)
  await page.bringToFront()
  await buy(page)

  const row = office.getByRole('row').filter({ hasText: String(FIRST_ORDER) })
  await expect(row).toHaveAttribute('data-new', 'true')
  await expect(office.getByRole('status').getByText(`${FIRST_ORDER} came in`)).toBeVisible()
  await expect(office).toHaveTitle(/^\(2\)/)
  const paid = await kept(page)
  const [order] = paid.orders
  expect(order).toMatchObject({
    number: FIRST_ORDER,
    totals: { quantity: 1, totalCents: 81_000, vatCents: 10_565 },
  })
  expect(order?.steps.map(({ state }) => state)).toEqual(['placed', 'paid'])
  expect(paid.basket.lines).toEqual([])
  const [line] = order?.lines ?? []
  const sku = line?.sku ?? ''
  const inShop = (state: typeof paid) => state.stock[sku]?.reduce((sum, count) => sum + count, 0) ?? null
  const drawn = variantsOf(productOf(2) ?? never()).find((one) => one.sku === sku)?.drawnStock ?? [0, 0, 0]
  const first = inShop(before) ?? drawn[0] + drawn[1] + drawn[2]
  expect(inShop(paid)).toBe(first - 1)

  await page.goto(storeAddresses.order(FIRST_ORDER))
  await office.bringToFront()
  await row.getByRole('link', { name: String(FIRST_ORDER) }).click()
  await expect(row).toHaveCount(0)
  const press = (name: string) => office.getByRole('button', { name, exact: true }).last().click()
  const follows = (heading: string) =>
    expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  await press('Start packing')
  await follows('Being packed')
  await office.getByText('Take it').click()
  for (const weight of await office.getByLabel('Weight, kg').all()) {
    await weight.fill('1,1')
    await weight.press('Enter')
  }
  await press('Packed')
  await follows('Packed')
  await press('Give to courier')
  await follows('With the courier')
  await press('It arrived')
  await follows('Delivered')
  const [delivered] = (await kept(page)).orders
  expect(delivered?.steps.map(({ state }) => state)).toEqual([
    'placed',
    'paid',
    'packing',
    'packed',
    'with courier',
    'delivered',
  ])
  expect(delivered?.isSeen).toBe(true)
  await expect(office).toHaveTitle(/^\(1\)|^Order/)
})

test('two tabs reach for the last piece: one gets it, the other is told, and it is paid for once', async ({
  page,
  context,
}) => {
  const last = lastOne()
  const address = storeAddresses.product(last.number, last.slug)
  await page.goto(address)
  const other = await context.newPage()
  await other.goto(address)
  await expect(other.getByRole('button', { name: 'Add to basket' })).toBeEnabled()
  await takeToBasket(page)
  await other.getByRole('button', { name: 'Add to basket' }).click()
  await expect(other.getByRole('alert')).toContainText('left of')

  await goToPayment(page)
  await other.goto(storeAddresses.payment)
  // In one moment, and without waiting for what either page becomes.
  await expect(payButton(other)).toBeVisible()
  const press = () => document.querySelector<HTMLButtonElement>('main button[type=submit]')?.click()
  await Promise.all([page, other].map((tab) => tab.evaluate(press)))
  const isThanked = (tab: Page) => tab.getByRole('heading', { name: /^Thank you/, level: 1 }).isVisible()
  await expect.poll(async () => (await isThanked(page)) || (await isThanked(other))).toBe(true)
  const { orders, stock } = await kept(page)
  expect(orders.filter(({ number }) => number >= FIRST_ORDER)).toHaveLength(1)
  expect(stock[last.sku]).toEqual([0, 0, 0])
})

test('starting again empties basket and orders in every tab, and puts the stock back', async ({
  page,
  context,
}) => {
  await page.goto(LINEN_THROW)
  const atFirst = await kept(page)
  await buy(page)
  const office = await context.newPage()
  await office.goto(officeAddresses.order(FIRST_ORDER))
  await expect(office.getByRole('heading', { name: `Order ${FIRST_ORDER}` })).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Start again' }).click()
  const asks = page.getByRole('alertdialog')
  await expect(asks.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  expect((await kept(page)).orders[0]?.number).toBe(FIRST_ORDER)
  await page.getByRole('button', { name: 'Start again' }).click()
  await asks.getByRole('button', { name: 'Start again' }).click()
  await expect
    .poll(async () => (await kept(page)).orders.map(({ number }) => number))
    .not.toContain(FIRST_ORDER)
  const again = await kept(page)
  expect(again).toMatchObject({ basket: { lines: [] }, stock: atFirst.stock })
  expect(again.orders).toHaveLength(8)
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(
    `There is no order ${FIRST_ORDER} in this browser.`,
  )
})

/** What a page of a product shows at first, of which one piece is left in the whole shop. */
function lastOne() {
  for (let number = 6; ; number += 1) {
    const product = productOf(number) ?? never()
    const variants = variantsOf(product).map((variant) => ({
      ...variant,
      stock: variant.drawnStock,
      quantity: variant.drawnStock.reduce((sum, count) => sum + count, 0),
    }))
    const shown = chosenOf(variants, { colour: null, size: null })
    if (shown?.quantity === 1) return { number, slug: product.slug, sku: shown.sku }
  }
}

function never(): never {
  throw new Error('There is no such product in the shop')
}
