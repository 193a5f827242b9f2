import { askForOtherMonths, check, plan } from '../calculator-steps.ts'
import { delayScripts } from '../delayed-scripts.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'

test('presses and choices before hydration count, including the press that triggers it', async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/calculator?need=website&months=12')
  await page.getByRole('button', { name: 'One page more' }).click()
  await page.getByRole('button', { name: 'One page more' }).click()
  await check(page, '6')
  await check(page, /^Tailored/)
  await expect(page.getByRole('radio', { name: '6', exact: true })).toBeChecked()
  await expect(plan(page), 'figures change with hydration').toContainText('A month, for 12 months')
  release()
  await expect(plan(page)).toContainText('A month, for 6 months')
  await expect(page.getByRole('textbox', { name: 'Pages' })).toHaveValue('7')
  await expect(page).toHaveURL(/need=website&units=7&design=tailored&payer=person&months=6&/)
})

test('sliders moved and amounts typed before hydration set the choices', async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/calculator?need=website&months=12')
  await page.getByRole('slider', { name: 'Months' }).fill('20')
  await page.getByRole('slider', { name: 'Pages' }).fill('9')
  await page.getByLabel('Amount, optional').fill('2000')
  release()
  await expect(plan(page)).toContainText('A month, for 20 months')
  await expect(plan(page)).toContainText('R\u00a02\u00a0000,00 on completion, then')
  await expect(page.getByRole('textbox', { name: 'Pages' })).toHaveValue('9')
  await expect(page).toHaveURL(/need=website&units=9&payer=person&months=20&.*lumpSum=2000&on=/)
})

test('if the script cannot be loaded, the browser sends the form with the choices, and the next interaction tries again', async ({
  page,
}) => {
  await page.route('**/_astro/*.js*', (route) => route.abort())
  await page.goto('/calculator?need=ecommerce&months=12')
  await check(page, '24')
  await page.getByRole('button', { name: 'Work it out', exact: true }).click()
  await expect(plan(page)).toContainText('A month, for 24 months')
  await askForOtherMonths(page)

  await page.goto('/calculator')
  const failed = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'))
  await check(page, '24')
  await failed
  await page.unroute('**/_astro/*.js*')
  await check(page, '6')
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
  await expect(plan(page)).toContainText('A month, for 6 months')
})
