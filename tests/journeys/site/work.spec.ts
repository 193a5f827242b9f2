import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'
import { content } from '../site-content.ts'

const TABS = ['All work', 'Site maintenance', 'Web design', 'Webflow development', 'Webflow SEO']

test('the five tabs show one pane at a time, beginning with the first; arrow keys, Home and End switch them', {
  tag: '@oldest',
}, async ({ page }) => {
  await page.goto('/our-work')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(TABS)
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel').getByRole('link', { name: /^Learn more/ })).toHaveCount(3)
  for (const name of TABS.slice(1)) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel').getByRole('link', { name: /^Learn more/ })).toHaveCount(1)
  }

  const selected = page.locator('[role=tab][aria-selected=true]')
  await page.keyboard.press('Home')
  await expect(selected).toContainText('All work')
  await page.keyboard.press('Control+ArrowRight') // belongs to the browser
  await page.keyboard.press('ArrowRight')
  await expect(selected).toContainText('Site maintenance')
  await expect(selected).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(selected).toContainText('Webflow SEO')
  await page.keyboard.press('Home')
  await expect(selected).toContainText('All work')
  await page.keyboard.press('End')
  await expect(selected).toContainText('Webflow SEO')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel')).toBeFocused()
})

test('the first screen links to the priced products, each with its picture beside its title', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/our-work')
  const link = page.getByRole('link', { name: /^Seven finished products, from R.12.420,00/ })
  await expect(link).toBeInViewport({ ratio: 1 })
  await link.click()
  await expect(page.getByRole('heading', { name: 'Seven solutions, already built' })).toBeInViewport()

  const products = page.getByRole('region', { name: 'Seven solutions, already built' }).getByRole('listitem')
  await expect(products.locator('img[alt=""][loading=lazy][width][height]')).toHaveCount(
    content.solutions.length,
  )
  for (const [index, { title }] of content.solutions.entries()) {
    const picture = products.nth(index).locator('img')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const { x = 0, width = 0 } = (await picture.boundingBox()) ?? {}
    const heading = await products.nth(index).getByText(title, { exact: true }).boundingBox()
    expect(heading?.x, title).toBeGreaterThan(x + width)
    expect(width, title).toBeGreaterThanOrEqual(64)
    expect(width, title).toBeLessThanOrEqual(88)
  }
})

test.describe('without script', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('all five panes of the work page are readable', async ({ page }) => {
    await page.goto('/our-work')
    const { 'case-studies': studies, categories } = content
    const links = page.getByRole('link', { name: /^Learn more/ })
    await expect(links).toHaveCount(studies.length + categories.length)
    for (const link of await links.all()) await expect(link).toBeVisible()
  })
})
