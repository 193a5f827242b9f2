import { storeAddresses } from '../../../demos/addresses.ts'
import { expect } from '../fixtures.ts'
import { test } from './shop-page.ts'
import { triggerHydration } from './shop-steps.ts'

test('filters are in the address, and Back restores scroll position and filters', async ({ page }) => {
  await page.goto(storeAddresses.collection('side-tables'))
  await triggerHydration(page)
  await page.getByRole('button', { name: 'Filter' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await sheet.getByRole('checkbox', { name: 'Oak' }).check()
  await expect(page).toHaveURL(/\?.*oak/)
  await sheet.getByRole('button', { name: /^Show \d/ }).click()
  await expect(page.getByText(/^\d+ of 718, in oak$/).first()).toBeVisible()
  const cards = page.getByRole('main').locator('li[aria-posinset]')
  await expect(cards.first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 3_000))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2_500)
  const inView = cards.filter({ visible: true }).nth(6)
  await expect(inView).toBeVisible()
  const link = inView.getByRole('link')
  // Repeated, because the list adds and removes rows while it measures them.
  await expect(() => link.scrollIntoViewIfNeeded()).toPass()
  const before = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page).toHaveURL(/\/things\//)
  await expect(page.getByRole('button', { name: /Add to basket|Sold out/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByText(/^\d+ of 718, in oak$/).first()).toBeVisible()
  await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), before)).toBeLessThan(3)
  await page.reload()
  await expect(page.getByText(/^\d+ of 718, in oak$/).first()).toBeVisible()
})
