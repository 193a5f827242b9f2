import company from '../../../content/company.json' with { type: 'json' }
import { companySchema } from '../../../domain/content/company.ts'
import { directContactMethods } from '../../../domain/content/contact-ways.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'

const LINKS = [
  ['Home', '/'],
  ['Our work', '/our-work'],
  ['About us', '/about-us'],
  ['Contact us', '/contact-us'],
] as const

/** The same markup at every width. */
const PHONE = { tag: '@phone' }

test('the header and the footer lead to the four pages, and the active link says so', async ({ page }) => {
  await page.goto('/about-us')
  for (const place of ['Main', 'Footer']) {
    const navigation = page.locator(`nav[aria-label="${place}"]`)
    for (const [name, address] of LINKS) {
      await expect(navigation.locator('a', { hasText: name })).toHaveAttribute('href', address)
    }
    await expect(navigation.locator('[aria-current=page]')).toHaveText('About us')
  }
})

test(
  'a phone’s header leads to the form from pages that have none, and the footer names WhatsApp',
  PHONE,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const ask = page.getByRole('banner').getByRole('link', { name: 'Ask us' })
    for (const address of ['/', '/our-work', '/what-we-do', '/about-us', '/terms']) {
      await page.goto(address)
      await expect(ask, address).toBeInViewport({ ratio: 1 })
      await expect(ask, address).toHaveAttribute('href', '/contact-us')
      await expect(page.getByRole('contentinfo').getByText(/^WhatsApp/), address).toBeVisible()
    }
    for (const address of ['/contact-us', '/our-work/ecommerce']) {
      await page.goto(address)
      await expect(ask, address).toHaveCount(0)
    }
  },
)

test('Client Login leads to the contact page', PHONE, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('header a', { hasText: 'Client Login' })).toHaveAttribute('href', '/contact-us')
})

test('the header leads to the calculator by a gold button, or an outline where the hero has a gold one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [address, ground] of [
    ['/', 'rgba(0, 0, 0, 0)'],
    ['/terms', 'rgb(244, 193, 82)'],
  ] as const) {
    await page.goto(address)
    const button = page.locator('header').getByRole('link', { name: 'Work out your price' })
    await expect(button).toHaveAttribute('href', '/calculator')
    await expect(button).toHaveCSS('background-color', ground)
  }
})

test('Schedule a call leads to the form that begins with when to phone', PHONE, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Schedule a call' }).click()
  await expect(page).toHaveURL('/contact-us?call=yes')
  await expect(page.getByRole('radio', { name: /^Any time/ })).toBeInViewport()
})

test('solutions, case studies and categories mark Our work as active', PHONE, async ({ page }) => {
  for (const address of [
    '/our-work/church-app',
    '/casestudies/furniture-ecommerce-site',
    '/service-categories/web-design',
  ]) {
    await page.goto(address)
    await expect(page.locator('nav[aria-label="Main"] [aria-current]'), address).toHaveText('Our work')
  }
})

test('social links open in a new tab without handing over the window', PHONE, async ({ page }) => {
  await page.goto('/')
  const links = page.locator('nav[aria-label="Footer"] a[href^="https:"]')
  expect(await links.count()).toBeGreaterThan(0)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

test('the first Tab leads past the header to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the menu of a phone, script ${javaScriptEnabled ? 'on' : 'off'}`, PHONE, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('opens and closes by its toggle', async ({ page }) => {
      await page.goto('/')
      const toggle = page.getByRole('button', { name: 'Menu' })
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' })
      await expect(link).toBeHidden()
      await toggle.click()
      await expect(link).toBeVisible()
      await toggle.click()
      await expect(link).toBeHidden()
    })

    test('closes by Escape and gives the focus back to its toggle', async ({ page }) => {
      await page.goto('/')
      const toggle = page.getByRole('button', { name: 'Menu' })
      await toggle.focus()
      await page.keyboard.press('Enter')
      const navigation = page.getByRole('navigation', { name: 'Main' })
      await expect(navigation).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(navigation).toBeHidden()
      await expect(toggle).toBeFocused()
    })

    test('has the price, WhatsApp and the telephone at hand; example numbers are no links', async ({
      page,
    }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('navigation', { name: 'Main' })
      await expect(menu.getByRole('link', { name: 'Work out your price' })).toBeVisible()
      for (const { name, text, href } of directContactMethods(companySchema.parse(company))) {
        await expect(menu.getByText(`${name} ${text}`)).toBeVisible()
        await expect(menu.getByRole('link', { name: text })).toHaveCount(href ? 1 : 0)
      }
    })

    test('closes when a link is chosen', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' }).click()
      await expect(page).toHaveURL('/about-us')
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    })
  })
}
