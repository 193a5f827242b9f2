import { officeAddresses } from '../../../demos/addresses.ts'
import { expect } from '../fixtures.ts'
import { test } from './shop-page.ts'
import { goTo, stopClock, storedShop, switchRole } from './shop-steps.ts'

test('an order is packed by single-key shortcuts, which are inactive in fields and can be turned off', async ({
  page,
}) => {
  await page.goto(officeAddresses.orders)
  await expect(page.getByRole('link', { name: '1042' })).toBeVisible()
  await stopClock(page)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(page.locator('#order-1042')).toBeFocused()
  await page.keyboard.press('p')
  await expect(page.getByRole('status').getByText('1042 Packing')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('Put back as it was')).toBeVisible()
  await page.keyboard.press('p')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Order 1042/ })).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByText('1 of 2 in the box')).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByText('2 of 2 in the box')).toBeVisible()
  for (const weight of await page.getByLabel('Weight, kg').all()) await weight.fill('4,2')
  await page.keyboard.press('p')
  expect(await page.getByLabel('Weight, kg').last().inputValue()).toContain('4,2')
  await page.getByLabel('Weight, kg').last().fill('4,2')
  await page.getByLabel('Weight, kg').last().blur()
  await expect(page.getByRole('button', { name: /^Packed/ })).toBeEnabled()
  await page.keyboard.press('p')
  await expect(page.getByRole('button', { name: /^Give to courier/ }).first()).toBeVisible()
  const order = (await storedShop(page)).orders.find(({ number }) => number === 1042)
  expect(order?.steps.map(({ state }) => state)).toEqual(['placed', 'paid', 'packing', 'packed'])
  expect(order?.parcels.map(({ weightGrams }) => weightGrams)).toEqual([4_200, 4_200])

  await page.keyboard.press('Shift+?')
  const keys = page.getByRole('dialog')
  await keys.getByRole('checkbox').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('p')
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page.getByRole('heading', { name: /^Order 1042/ })).toBeVisible()
  expect((await storedShop(page)).orders.find(({ number }) => number === 1042)?.steps).toHaveLength(4)
})

test('a bookkeeper can only read, and a packer sees neither prices nor pages of other roles, even at a typed address', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(officeAddresses.order(1042))
  await expect(page.getByRole('button', { name: /^Start packing/ })).toHaveCount(1)
  await switchRole(page, /Farah/)
  await expect(page.getByText('You read, Sizwe and Naledi move.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Start packing|Cancel/ })).toHaveCount(0)
  await page.keyboard.press('p')
  await page.goto(officeAddresses.stock)
  await expect(heading).toHaveText('This page is the owner’s')
  const order = (await storedShop(page)).orders.find(({ number }) => number === 1042)
  expect(order?.steps.at(-1)?.state).toBe('paid')

  await goTo(page, officeAddresses.orders)
  await expect(heading).toHaveText('Orders today')
  await switchRole(page, /Sizwe/)
  await expect(heading).toHaveText('To pack')
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect(sections.getByRole('link')).toHaveText([/^Orders/, 'Products', 'Stock'])
  await expect(page.getByRole('main')).not.toContainText(/R\u00a0\d/)
  for (const address of [
    officeAddresses.numbers,
    officeAddresses.vouchers,
    officeAddresses.csvIn,
    officeAddresses.staff,
    officeAddresses.invoice(1042),
  ]) {
    await goTo(page, officeAddresses.orders)
    await expect(heading).toHaveText('To pack')
    await goTo(page, address)
    await expect(heading, address).toHaveText('This page is the owner’s')
    await expect(page.getByRole('main'), address).not.toContainText(/R\u00a0\d/)
  }
})
