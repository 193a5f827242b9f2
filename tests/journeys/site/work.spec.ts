import { formatRand } from '../../../domain/money/money.ts'
import { monthlyPrice } from '../../../domain/plan/monthly-price.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'
import { SHOP_CENTS } from '../shop-price.ts'
import { content } from '../site-content.ts'

const TABS = ['All work', 'Site maintenance', 'Web design', 'Webflow development', 'Webflow SEO']

/** Pages that end in the yellow close, each after something else. */
const CLOSES = [
  '/our-work',
  '/what-we-do',
  '/about-us',
  '/our-work/ecommerce',
  '/casestudies/furniture-ecommerce-site',
  '/service-categories/web-design',
]

test('the five tabs show one pane at a time, the first at first', { tag: '@oldest' }, async ({ page }) => {
  await page.goto('/our-work')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(5)
  await expect(tabs).toHaveText(TABS)
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel').getByRole('link', { name: /^Learn more/ })).toHaveCount(3)
  for (const name of TABS.slice(1)) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel').getByRole('link', { name: /^Learn more/ })).toHaveCount(1)
  }
})

test('arrow keys, Home and End move between the tabs', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/our-work')
  const selected = page.locator('[role=tab][aria-selected=true]')
  await page.getByRole('tab').first().focus()
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

test('the first screen of the work leads to the priced products, and every close to a form', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/our-work')
  const way = page.getByRole('link', { name: /^Seven finished products, from R.12.420,00/ })
  await expect(way).toBeInViewport({ ratio: 1 })
  await way.click()
  await expect(page.getByRole('heading', { name: 'Seven solutions, already built' })).toBeInViewport()

  const openings = new Set<string>()
  for (const address of CLOSES) {
    await page.goto(address)
    const close = page.getByRole('region', { name: 'Have a great project?' })
    openings.add(await close.locator('p').first().innerText())
    await expect(close.getByText(/^A person answers /), address).toBeVisible()
    await close.getByRole('link').last().click()
    await expect(page.getByLabel('First Name'), address).toBeAttached()
  }
  expect(openings.size).toBe(CLOSES.length)
})

test('each finished product shows its picture beside its title', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/our-work')
  const sheets = page.getByRole('region', { name: 'Seven solutions, already built' }).getByRole('listitem')
  await expect(sheets.locator('img[alt=""][loading=lazy][width][height]')).toHaveCount(
    content.solutions.length,
  )
  for (const [at, { title }] of content.solutions.entries()) {
    const picture = sheets.nth(at).locator('img')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const { x = 0, width = 0 } = (await picture.boundingBox()) ?? {}
    const beside = await sheets.nth(at).getByText(title, { exact: true }).boundingBox()
    expect(beside?.x, title).toBeGreaterThan(x + width)
    expect(width, title).toBeGreaterThanOrEqual(64)
    expect(width, title).toBeLessThanOrEqual(88)
  }
})

test('a category that is no build leads from its price to the form', { tag: '@phone' }, async ({ page }) => {
  for (const address of ['/service-categories/site-maintenance', '/service-categories/webflow-seo']) {
    await page.goto(address)
    await page
      .getByRole('region', { name: 'What it costs' })
      .getByRole('link', { name: 'Ask about it' })
      .click()
    await expect(page.getByLabel('First Name'), address).toBeAttached()
  }
})

test('the head of a category that is a build leads to the form, which names the build', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/service-categories/web-design')
  await page.getByRole('link', { name: 'Ask about it' }).click()
  await expect(page.getByText('You ask about this plan')).toBeInViewport()
  await expect(page.getByLabel('First Name')).toBeAttached()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all five panes of the work page are readable', async ({ page }) => {
    await page.goto('/our-work')
    const { 'case-studies': studies, categories } = content
    const links = page.getByRole('link', { name: /^Learn more/ })
    await expect(links).toHaveCount(studies.length + categories.length)
    for (const link of await links.all()) await expect(link).toBeVisible()
  })

  test('an example project is asked about with its plan, unless that leaves out what is built for it alone', async ({
    page,
  }) => {
    for (const { slug, cost } of content['case-studies']) {
      await page.goto(`/casestudies/${slug}`)
      const ask = page.getByRole('link', { name: 'Ask about a project like this' }).first()
      await expect(ask).toHaveAttribute('href', cost.onTop ? '/contact-us' : /^\/contact-us\?plan=/)
    }
  })

  test('each accordion item opens and closes by itself', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    const first = page.getByText('When do I get the source code?', { exact: true })
    const second = page.getByText('Can I upgrade while I am still paying?', { exact: true })
    const firstAnswer = page.getByText(/^When the last instalment has been paid/)
    const secondAnswer = page.getByText(/^Yes\. Tell us what you need/)
    await expect(firstAnswer).toBeHidden()
    await first.click()
    await second.click()
    await expect(firstAnswer).toBeVisible()
    await expect(secondAnswer).toBeVisible()
    await first.click()
    await expect(firstAnswer).toBeHidden()
    await expect(secondAnswer).toBeVisible()
  })

  test('the dial of home regroups for 3, 6, 12 and 24 months while the total stays', async ({ page }) => {
    await page.goto('/')
    const hero = page.locator('main section').first()
    for (const months of [3, 6, 24, 12]) {
      await hero.getByRole('radio', { name: new RegExp(`^${months}\\b`) }).check({ force: true })
      await expect(
        hero.locator('b', { hasText: spaced(monthlyPrice(SHOP_CENTS, months)) }).locator('visible=true'),
      ).toHaveCount(1)
      await expect(hero.getByText(formatRand(SHOP_CENTS), { exact: true }).first()).toBeVisible()
    }
  })
})

/** The sum with whatever spaces, breaking or not. */
function spaced(text: string): RegExp {
  return new RegExp(`^${text.split('\u00a0').join('[\\s\\u00a0]')}$`)
}
