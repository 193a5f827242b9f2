import { EXAMPLE_B, plan, waitUntilLive } from '../calculator-steps.ts'
import { expect, test } from '../fixtures.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the ways to keep a plan are there: its link, WhatsApp, email, and its PDF to print or save', async ({
    page,
  }) => {
    await page.goto(EXAMPLE_B)
    await expect(page.getByLabel('Link to this plan')).toHaveValue(
      /\/calculator\?v=\d{4}-\d\d-\d\d&need=ecommerce&/,
    )
    await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=/,
    )
    await expect(page.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=/,
    )
    const href = await page.getByRole('link', { name: 'Print or save as PDF' }).getAttribute('href')
    const answer = await page.request.get(href ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  })

  test('no button stands there that only script could answer', async ({ page }) => {
    await page.goto(EXAMPLE_B)
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
  })
})

test('Copied is said without moving the focus', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/calculator')
  await waitUntilLive(page)
  const region = page.locator('#keep').getByRole('status')
  await expect(region).toBeEmpty()
  await page.getByRole('button', { name: 'Copy' }).focus()
  await page.keyboard.press('Enter')
  await expect(region).toHaveText('Copied')
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused()
})

test('a link that the browser does not let us copy stands selected, and that is said', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/calculator')
  await waitUntilLive(page)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.locator('#keep').getByRole('status')).toContainText('Copy the selected link')
  const selected = await page
    .getByLabel('Link to this plan')
    .evaluate((field: HTMLInputElement) => (field.selectionEnd ?? 0) - (field.selectionStart ?? 0))
  expect(selected).toBeGreaterThan(20)
})

test('on paper the page is the plan: its sum, every line and instalment, and nothing to press', async ({
  page,
}) => {
  await page.goto(EXAMPLE_B)
  await page.emulateMedia({ media: 'print' })
  await expect(plan(page)).toContainText('A month, for 24 months')
  await expect(page.getByRole('table', { name: 'Every line of the estimate' })).toBeVisible()
  const schedule = page.getByRole('region', { name: 'A year is twelve moons' })
  for (const date of ['25 December 2027', '25 January 2029'])
    await expect(schedule.getByRole('rowheader', { name: date })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Questions about the price' })).toBeHidden()
  for (const role of ['button', 'radio', 'checkbox', 'textbox', 'slider'] as const)
    await expect(page.getByRole('main').getByRole(role)).toHaveCount(0)
})
