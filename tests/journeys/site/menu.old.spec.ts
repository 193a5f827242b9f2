import { expect, test } from '../fixtures.ts'

test('in browsers without popover the links of the menu are visible, and the button is hidden', {
  tag: '@oldest',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('header button')).toBeHidden()
  await page.locator('header nav').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about-us')
})
