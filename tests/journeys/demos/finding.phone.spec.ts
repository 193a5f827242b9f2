import { storeAddresses } from '../../../demos/addresses.ts'
import { expect, test } from '../fixtures.ts'
import { showInterest } from './shop-steps.ts'

test('a typing mistake is named, a word of Afrikaans is understood, what is not there leads on', async ({
  page,
}) => {
  await page.goto(storeAddresses.search())
  const field = page.getByRole('combobox', { name: 'Search' })
  // At once: what is typed before the page woke is answered too.
  await field.fill('mohiar thro')
  await expect(
    page.getByText('No results for “mohiar thro”. Showing results for mohair throw').first(),
  ).toBeVisible()
  await expect(page.getByRole('option').first()).toContainText('mohair throw', { ignoreCase: true })
  await field.fill('stoel')
  await expect(page.getByRole('option').first()).toContainText(/chair|stool/i)
  await field.fill('kayak')
  await expect(page.getByRole('heading', { name: 'No kayak here, not even a small one' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Kiaat/ })
    .click()
  await expect(page.getByRole('option').first()).toContainText(/kiaat/i)
  await expect(field).toHaveValue('kiaat')
  await page.goto(storeAddresses.search('karoo rug'))
  await expect(page.getByRole('option').first()).toContainText(/Karoo/)
})

test('filters are in the address, and Back finds place and filters again', async ({ page }) => {
  await page.goto(storeAddresses.collection('side-tables'))
  await showInterest(page)
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
  // Rows come and go while the list measures them.
  await expect(() => link.scrollIntoViewIfNeeded()).toPass()
  const before = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page).toHaveURL(/\/things\//)
  await expect(page.getByRole('button', { name: /Add to basket|Sold out/ })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByText(/^\d+ of 718, in oak$/).first()).toBeVisible()
  await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), before)).toBeLessThan(3)
  await page.reload()
  await expect(page.getByText(/^\d+ of 718, in oak$/).first()).toBeVisible()
})

test('a link whose end was cut off leads back into the shop, and to the agency', async ({ page }) => {
  for (const address of [storeAddresses.product(99_999, 'x'), `${storeAddresses.home}/side-tab`]) {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByRole('link', { name: /^A shop like this ?: R/ })).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Living' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Living')
})
