import { officeAddresses } from '../../../demos/addresses.ts'
import { expect, test } from '../fixtures.ts'
import { kept, lookAs } from './shop-steps.ts'

test('a packer has no button for what is not his, and an address typed by hand is refused', async ({
  page,
}) => {
  await page.goto(officeAddresses.orders)
  await lookAs(page, /Sizwe/)
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect(sections.getByRole('link')).toHaveText([/^Orders/, 'Products', 'Stock'])
  await expect(page.getByRole('main')).not.toContainText(/R\u00a0\d/)
  for (const address of [
    officeAddresses.numbers,
    officeAddresses.vouchers,
    officeAddresses.csvIn,
    officeAddresses.staff,
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('This page is the owner’s')
    await expect(page.getByRole('main'), address).not.toContainText(/R\u00a0\d/)
  }
  await page.goto(officeAddresses.invoice(1042))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is the owner’s')
})

test('a bookkeeper reads, and moves nothing', async ({ page }) => {
  await page.goto(officeAddresses.order(1042))
  await expect(page.getByRole('button', { name: /^Start packing/ })).toHaveCount(1)
  await lookAs(page, /Farah/)
  await expect(page.getByText('You read, Sizwe and Naledi move.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Start packing|Cancel/ })).toHaveCount(0)
  await page.keyboard.press('p')
  await page.goto(officeAddresses.stock)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is the owner’s')
  const order = (await kept(page)).orders.find(({ number }) => number === 1042)
  expect(order?.steps.at(-1)?.state).toBe('paid')
})
