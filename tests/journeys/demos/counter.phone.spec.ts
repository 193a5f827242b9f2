import type { Page } from '@playwright/test'
import { officeAddresses, storeAddresses } from '../../../demos/addresses.ts'
import { productOf } from '../../../demos/catalogue/products.ts'
import { variantsOf } from '../../../demos/catalogue/variants.ts'
import { chooseVariant } from '../../../demos/storefront/product/chosen-variant.ts'
import { expect, test } from '../fixtures.ts'
import { FIRST_ORDER, goToPayment, payButton, storedShop, takeToBasket } from './shop-steps.ts'

test.use({ serviceWorkers: 'block' })

test('two tabs order the last item: one gets it, the office packs it, and the phone follows it to the door', async ({
  page,
  context,
}) => {
  const last = productWithOneLeft()
  const office = await context.newPage()
  await office.goto(officeAddresses.orders)
  await expect(office.getByRole('heading', { name: 'Orders today' })).toBeVisible()
  const atFirst = await storedShop(office)

  await test.step('one tab pays for it, and the other reports that it is gone', async () => {
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
    // Both pay at the same moment.
    await expect(payButton(other)).toBeVisible()
    const press = () => document.querySelector<HTMLButtonElement>('main button[type=submit]')?.click()
    const isThanked = (tab: Page) => tab.getByRole('heading', { name: /^Thank you/, level: 1 }).isVisible()
    await Promise.all([
      // At once, because the message disappears after twelve seconds.
      expect(office.getByRole('status').getByText(`${FIRST_ORDER} came in`)).toBeVisible(),
      ...[page, other].map((tab) => tab.evaluate(press)),
    ])
    await expect.poll(async () => (await isThanked(page)) || (await isThanked(other))).toBe(true)
    const { orders, stock, basket } = await storedShop(page)
    const placed = orders.filter(({ number }) => number >= FIRST_ORDER)
    expect(placed.map(({ number, lines }) => [number, lines.map(({ sku }) => sku)])).toEqual([
      [FIRST_ORDER, [last.sku]],
    ])
    expect(placed[0]?.steps.map(({ state }) => state)).toEqual(['placed', 'paid'])
    expect([stock[last.sku], basket.lines]).toEqual([[0, 0, 0], []])
    await other.close()
  })

  await test.step('an order from a phone is packed in another tab, and the phone shows each step', async () => {
    const row = office.getByRole('row').filter({ hasText: String(FIRST_ORDER) })
    await expect(row).toHaveAttribute('data-new', 'true')
    await expect(office).toHaveTitle(/^\(2\)/)
    await page.goto(storeAddresses.order(FIRST_ORDER))
    const expectHeading = (heading: string) =>
      expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expectHeading('Paid')
    await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeVisible()

    await office.bringToFront()
    await row.getByRole('link', { name: String(FIRST_ORDER) }).click()
    await expect(row).toHaveCount(0)
    const press = (name: string) => office.getByRole('button', { name, exact: true }).last().click()
    await press('Start packing')
    await expectHeading('Being packed')
    await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeHidden()
    await office.getByText('Take it').click()
    for (const weight of await office.getByLabel('Weight, kg').all()) {
      await weight.fill('1,1')
      await weight.press('Enter')
    }
    await press('Packed')
    await expectHeading('Packed')
    await press('Give to courier')
    await expectHeading('With the courier')
    await press('It arrived')
    await expectHeading('Delivered')
    const [delivered] = (await storedShop(page)).orders
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

  await test.step('"Start again" empties basket and orders in every tab, and restores the stock', async () => {
    await page.bringToFront()
    await page.getByRole('button', { name: 'Start again' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect((await storedShop(page)).orders[0]?.number).toBe(FIRST_ORDER)
    await page.getByRole('button', { name: 'Start again' }).click()
    await dialog.getByRole('button', { name: 'Start again' }).click()
    await expect
      .poll(async () => (await storedShop(page)).orders.map(({ number }) => number))
      .not.toContain(FIRST_ORDER)
    const again = await storedShop(page)
    expect(again).toMatchObject({ basket: { lines: [] }, stock: atFirst.stock })
    expect(again.orders).toHaveLength(8)
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(
      `There is no order ${FIRST_ORDER} in this browser.`,
    )
  })
})

/** A product whose page at first shows a variant of which the whole shop has one item. */
function productWithOneLeft() {
  for (let number = 6; ; number += 1) {
    const product = productOf(number)
    if (!product) throw new Error('There is no such product in the shop')
    const variants = variantsOf(product).map((variant) => ({
      ...variant,
      stock: variant.initialStock,
      quantity: variant.initialStock.reduce((sum, count) => sum + count, 0),
    }))
    const variant = chooseVariant(variants, { colour: null, size: null })
    if (variant?.quantity === 1) return { number, slug: product.slug, sku: variant.sku }
  }
}
