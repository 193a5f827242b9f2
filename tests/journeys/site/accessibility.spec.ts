import { axeViolations } from '../axe.ts'
import { hydrateCalculator } from '../calculator-steps.ts'
import { expect } from '../fixtures.ts'
import { CALCULATOR } from '../pages.ts'
import { test } from '../shared-page.ts'

test('axe finds nothing in the open menu and in a form with faults, whose list of faults links to a field and its visible label', async ({
  page,
}, info) => {
  await page.goto('/contact-us')
  if (info.project.name === 'phone') {
    await page.getByRole('button', { name: 'Menu' }).click()
    expect.soft(await axeViolations(page), 'in the menu').toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  expect.soft(await axeViolations(page), 'in the form').toEqual([])

  await page.getByRole('link', { name: 'Phone Number' }).click()
  await expect(page.getByLabel('Phone Number')).toBeFocused()
  const header = await page.locator('header').first().boundingBox()
  const label = await page.locator('label').filter({ hasText: 'Phone Number' }).boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test('axe finds nothing in the calculator with a refused number', { tag: '@phone' }, async ({ page }) => {
  await page.goto(CALCULATOR)
  await hydrateCalculator(page)
  await page.getByLabel(/^Months, from/).fill('99')
  await page.getByLabel('When it goes to the app stores').fill('2020-01-01')
  await page.getByLabel('Amount, optional').fill('ten')
  await page.getByLabel('Amount, optional').blur()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3)
  await page.evaluate(() => scrollTo(0, 0)) // a field half covered by the price bar would count as too small
  expect(await axeViolations(page)).toEqual([])
})
