import { hydrateCalculator, plan } from '../calculator-steps.ts'
import { delayScripts } from '../delayed-scripts.ts'
import { expect, test as testInOwnContext } from '../fixtures.ts'
import { test } from '../shared-page.ts'

test('a damaged link, however long, opens with its valid parts, and lists the changes', async ({ page }) => {
  const damaged = `need=website&units=1e9&extras=whatsapp,nonsense&payer=person&months=36&payDay=last&completed=2027-02-30&lumpSum=44.850&v=1999-01-01&x=${'y'.repeat(5_000)}`
  await page.goto(`/calculator?${damaged}`)
  await expect(page.getByText('We could not use everything in the link:')).toBeVisible()
  await expect(
    page.getByText('24 months is the longest we offer a person or sole proprietor').first(),
  ).toBeVisible()
  await expect(plan(page)).toContainText('A month, for 24 months')
  await expect(page.getByRole('radio', { name: /^Website/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^WhatsApp updates/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: '36', exact: true })).toBeDisabled()
  await expect(page.getByRole('radio', { name: 'Last day' })).toBeChecked()
  await expect(page.getByRole('slider', { name: 'Months' })).toHaveAttribute('max', '24')
  await expect(page.getByText('Do you mean')).toBeVisible()
  await hydrateCalculator(page)
  await expect(page.getByLabel('Amount, optional')).toHaveValue('44.850')
})

testInOwnContext(
  'Copy, even as the first interaction, copies the link without moving the focus, and selects it if copying is forbidden',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const region = page.locator('#keep').getByRole('status')
    const release = await delayScripts(page)
    await page.goto('/calculator?need=website&months=6')
    await expect(region).toBeEmpty()
    await page.getByRole('button', { name: 'Copy' }).focus()
    await page.keyboard.press('Enter')
    release()
    await expect(region).toHaveText('Copied')
    await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /need=website&payer=person&months=6/,
    )

    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.reload()
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(region).toContainText('Copy the selected link')
    const selected = await page
      .getByLabel('Link to this plan')
      .evaluate((field: HTMLInputElement) => (field.selectionEnd ?? 0) - (field.selectionStart ?? 0))
    expect(selected).toBeGreaterThan(20)
  },
)
