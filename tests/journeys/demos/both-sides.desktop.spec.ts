import { bothSidesAddress } from '../../../demos/addresses.ts'
import { axeViolations } from '../axe.ts'
import { expect } from '../fixtures.ts'
import { test } from './shop-page.ts'
import { FIRST_ORDER, storedShop } from './shop-steps.ts'

test('in a wide window shop and office are side by side, and an order goes from one to the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1217, height: 900 })
  await page.goto(bothSidesAddress)
  const shop = page.frameLocator('iframe[title="The shop on a phone"]')
  const office = page.frameLocator('iframe[title="The back office"]')
  await expect(shop.getByRole('heading', { name: 'Made where you can visit' })).toBeVisible()
  await expect(office.getByRole('link', { name: '1042', exact: true })).toBeVisible()
  await expect(shop.getByRole('complementary', { name: 'About this demo' })).toBeHidden()
  const moments = page.getByRole('list', { name: 'Moments' })
  await moments.getByRole('button', { name: 'She pays' }).click()
  // Not click(), because it misses buttons in a scaled frame.
  await shop.getByRole('button', { name: /^Pretend to pay/ }).dispatchEvent('click')
  await expect(shop.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  await expect(office.getByRole('link', { name: String(FIRST_ORDER) })).toBeVisible()
  await moments.getByRole('button', { name: 'It leaves' }).click()
  await expect(shop.getByRole('heading', { name: 'With the courier' })).toBeVisible()
  await expect(office.getByRole('heading', { name: new RegExp(`^Order ${FIRST_ORDER}`) })).toBeVisible()
  const [order] = (await storedShop(page)).orders
  expect([order?.number, order?.steps.at(-1)?.state]).toEqual([FIRST_ORDER, 'with courier'])
  // every-screen.phone.spec.ts checks the screens of both frames.
  expect(await axeViolations(page, { iframes: false })).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1217)

  await page.setViewportSize({ width: 1216, height: 900 })
  await expect(page.getByRole('heading', { name: 'Both sides need a wider window' })).toBeVisible()
  await expect(page.locator('iframe:visible')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
})
