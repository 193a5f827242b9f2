import { expect, test } from '../fixtures.ts'

test('where the browser knows no popover the links of the menu stand open, and the button is gone', {
  tag: '@oldest',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('header button')).toBeHidden()
  await page.locator('header nav').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about-us')
})
