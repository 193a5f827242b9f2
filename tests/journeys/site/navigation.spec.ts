import company from '../../../content/company.json' with { type: 'json' }
import { companySchema } from '../../../domain/content/company.ts'
import { directContactMethods } from '../../../domain/content/contact-methods.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'

test('a wide header’s price button is gold, or outlined on pages with a gold one, and the first Tab offers to skip the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [address, background] of [
    ['/terms', 'rgb(244, 193, 82)'],
    ['/', 'rgba(0, 0, 0, 0)'],
  ] as const) {
    await page.goto(address)
    const button = page.locator('header').getByRole('link', { name: 'Work out your price' })
    await expect(button).toHaveCSS('background-color', background)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
})

for (const javaScriptEnabled of [true, false])
  test.describe(`a phone, script ${javaScriptEnabled ? 'on' : 'off'}`, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('has a link to the form in its header, and WhatsApp in the footer; its menu opens, closes and navigates', async ({
      page,
    }) => {
      await page.goto('/')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Ask us' })).toBeInViewport({
        ratio: 1,
      })
      await expect(page.getByRole('contentinfo').getByText(/^WhatsApp/)).toBeVisible()

      const toggle = page.getByRole('button', { name: 'Menu' })
      const menu = page.getByRole('navigation', { name: 'Main' })
      await test.step('opens and closes with its toggle', async () => {
        await expect(menu).toBeHidden()
        await toggle.click()
        await expect(menu).toBeVisible()
        await toggle.click()
        await expect(menu).toBeHidden()
      })
      await test.step('closes with Escape and returns the focus to its toggle', async () => {
        await toggle.focus()
        await page.keyboard.press('Enter')
        await expect(menu).toBeVisible()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
        await expect(toggle).toBeFocused()
      })
      if (javaScriptEnabled)
        await test.step('closes when the focus goes behind it', async () => {
          await page.keyboard.press('Enter')
          await expect(menu).toBeVisible()
          await page.getByRole('main').getByRole('link').first().focus()
          await expect(menu).toBeHidden()
        })
      await test.step('links to the price, WhatsApp and the telephone; example numbers are not linked', async () => {
        await toggle.click()
        await expect(menu.getByRole('link', { name: 'Work out your price' })).toBeVisible()
        for (const { name, text, href } of directContactMethods(companySchema.parse(company))) {
          await expect(menu.getByText(`${name} ${text}`)).toBeVisible()
          await expect(menu.getByRole('link', { name: text })).toHaveCount(href ? 1 : 0)
        }
      })
      await test.step('closes when a link is followed', async () => {
        await menu.getByRole('link', { name: 'About us' }).click()
        await expect(page).toHaveURL('/about-us')
        await expect(menu).toBeHidden()
      })
    })
  })
