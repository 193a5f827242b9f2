import { bothSidesAddress, officeAddresses, storeAddresses } from '../../../demos/addresses.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'
import { LINEN_THROW } from './shop-steps.ts'

test.use({ javaScriptEnabled: false })

test('without script, collections, products, prices and stock can be read, and every other page says why it needs script', async ({
  page,
}) => {
  await page.goto(storeAddresses.home)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made where you can visit')
  await page
    .getByRole('navigation', { name: 'The four shelves' })
    .getByRole('link', { name: 'Living' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Living')
  const products = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /R\u00a0\d/ })
  await expect(products).toHaveCount(24)
  await expect(page.locator('noscript p')).toHaveText(/^These are the first 24 of/)
  for (const control of ['button', 'combobox'] as const)
    await expect(page.getByRole('main').getByRole(control).filter({ visible: true })).toHaveCount(0)
  // On phones and wide screens a link replaces the search field of the header.
  const search = page.getByRole('banner').getByRole('link', { name: /^Search/ })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0)
    await expect(search).toHaveAttribute('href', storeAddresses.search())
  }
  await search.click()
  await expect(page.locator('noscript p')).toContainText('The search of this demo runs in your browser')
  await expect(page.locator('noscript p')).toBeVisible()
  await page.goto(LINEN_THROW)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linen throw')
  await expect(page.getByText('R\u00a0690,00').first()).toBeVisible()
  await expect(page.getByText('Maboneng').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to basket' })).toBeHidden()
  await expect(page.locator('noscript p')).toHaveText(/^The basket of this demo needs its script/)
  await page.getByText('What differs').click()
  await expect(page.getByText('No bank is asked')).toBeVisible()

  for (const [address, words] of [
    [storeAddresses.basket, 'live in your browser alone'],
    [officeAddresses.orders, 'Your browser runs no script'],
    [officeAddresses.numbers, 'Your browser runs no script'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
    await expect(page.locator('noscript p'), address).toContainText(words)
    await expect(page.locator('noscript p'), address).toBeVisible()
  }
  await page.goto(bothSidesAddress)
  await expect(page.getByRole('link', { name: 'In front of the counter' })).toBeVisible()
})
