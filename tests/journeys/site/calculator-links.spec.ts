import { EXAMPLE_B, FIGURES_OF_B, plan, rand, waitUntilLive } from '../calculator-steps.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a link shows the plan: total, instalments, VAT and both dates', { tag: '@oldest' }, async ({
    page,
  }) => {
    await page.goto(EXAMPLE_B)
    for (const figure of FIGURES_OF_B) await expect(plan(page)).toContainText(figure)
    await expect(page.getByText('Estimate, not a quotation').first()).toBeVisible()
  })

  test('a page of more than two kilobytes of query is still the calculator', async ({ page }) => {
    const answer = await page.goto(`/calculator?need=website&x=${'y'.repeat(5_000)}`)
    expect(answer?.status()).toBe(200)
    await expect(plan(page)).toContainText(rand('R 13 800,00'))
  })
})

test('a person who opens a link of 36 months sees 24 and why; the rest of the link stays', async ({
  page,
}) => {
  await page.goto('/calculator?need=food-delivery&payer=person&months=36&payDay=last')
  await expect(
    page.getByText('24 months is the longest we offer a person or sole proprietor').first(),
  ).toBeVisible()
  await expect(plan(page)).toContainText('A month, for 24 months')
  await expect(page.getByRole('radio', { name: '36', exact: true })).toBeDisabled()
  await expect(page.getByRole('radio', { name: 'Last day' })).toBeChecked()
  await expect(page.getByRole('slider', { name: 'Months' })).toHaveAttribute('max', '24')
})

test('a damaged link opens with what could be understood, and says what changed', async ({ page }) => {
  await page.goto(
    '/calculator?need=website&units=1e9&extras=whatsapp,nonsense&months=99&completed=2027-02-30&lumpSum=44.850&v=1999-01-01',
  )
  await expect(page.getByText('We could not use everything in the link:')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Website/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^WhatsApp updates/ })).toBeChecked()
  await expect(page.getByText('Do you mean')).toBeVisible()
  await waitUntilLive(page)
  await expect(page.getByLabel('Amount, optional')).toHaveValue('44.850')
})
