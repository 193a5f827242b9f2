import { bothSidesAddress, OFFICE, STORE } from '../../../demos/addresses.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { expect, test } from '../fixtures.ts'
import { content } from '../site-content.ts'

const VIEW_DEMO = /^View Demo/

test('a picture with a demo leads to it in a new tab, in the page and in the dialog', async ({ page }) => {
  const shown = content.solutions.find(({ url }) => url === 'ecommerce')?.gallery ?? []
  const leadsTo = shown.flatMap((picture) => ('demo' in picture ? [picture.demo] : []))
  await page.goto(paths.solution('ecommerce'))
  const links = page.getByRole('link', { name: VIEW_DEMO })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(links).toHaveCount(leadsTo.length)
  for (const [place, side] of leadsTo.entries()) {
    await expect(links.nth(place)).toHaveAttribute('target', '_blank')
    await expect(links.nth(place)).toHaveAttribute('href', side === 'store' ? STORE : OFFICE)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', bothSidesAddress)
  await page.locator('main figure > a').first().click()
  await expect(page.getByRole('dialog').getByRole('link', { name: VIEW_DEMO }).first()).toBeVisible()
})
