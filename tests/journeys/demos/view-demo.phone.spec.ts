import { bothSidesAddress, OFFICE, STORE } from '../../../demos/addresses.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'

const VIEW_DEMO = /^View Demo/
/** The targets of the link in the page head and of those on the pictures. */
const TARGETS = [STORE, STORE, OFFICE]

test('links in the page head and on the pictures of shop and office open their demos in a new tab, and in a wide window both sides', async ({
  page,
}) => {
  await page.goto(paths.solution('ecommerce'))
  const links = page.getByRole('link', { name: VIEW_DEMO })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(links).toHaveCount(TARGETS.length)
  for (const [index, address] of TARGETS.entries()) {
    await expect(links.nth(index)).toHaveAttribute('target', '_blank')
    await expect(links.nth(index)).toHaveAttribute('href', address)
  }
  for (const [words, address] of [
    ['Try it: buy a side table', STORE],
    ['Try it: pack an order', OFFICE],
  ] as const) {
    const tile = page.locator('main p:has(+ ul)').getByRole('link', { name: words })
    await expect(tile).toHaveAttribute('href', address)
    await expect(tile).toHaveAttribute('target', '_blank')
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', bothSidesAddress)
  await page.locator('main figure > a').first().click()
  await expect(page.getByRole('dialog').getByRole('link', { name: VIEW_DEMO }).first()).toBeVisible()
})
