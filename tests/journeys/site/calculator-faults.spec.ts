import type { Locator } from '@playwright/test'
import { plan } from '../calculator-steps.ts'
import { expect } from '../fixtures.ts'
import { holdScripts } from '../held.ts'
import { test } from '../shared-page.ts'

test('months that are not offered stay as they were typed, with the reason, until they are mended', async ({
  page,
}) => {
  await page.goto('/calculator?need=ecommerce&months=24')
  const months = page.getByLabel(/^Months, from/)
  await type(months, '99')
  await expectRefused(months, '99', 'We plan from 3 to 36 months.')
  await expect(plan(page)).toContainText('A month, for 24 months')
  await months.fill('2')
  await expectRefused(months, '2', 'We plan from 3 to 36 months.')
  await months.fill('')
  await expectRefused(months, '', 'Enter a whole number of months.')
  await months.fill('20')
  await expectTaken(months, '20')
  await expect(plan(page)).toContainText('A month, for 20 months')
})

test('a number on the way to one that is refused is not the plan', async ({ page }) => {
  await page.goto('/calculator?need=ecommerce&months=12')
  const months = page.getByLabel(/^Months, from/)
  await months.selectText()
  await months.pressSequentially('99')
  await months.blur()
  await expect(months).toHaveValue('99')
  await expect(page.getByRole('complementary', { name: 'Your plan' })).toContainText('A month, for 12 months')
  await expect(page).toHaveURL(/months=12/)
  for (const ask of await page.getByRole('link', { name: 'Ask about this plan' }).all())
    await expect(ask).toHaveAttribute('href', /months%3D12/)
})

test('a refused number gives way to a press of its buttons', async ({ page }) => {
  await page.goto('/calculator?need=ecommerce&months=18')
  const months = page.getByLabel(/^Months, from/)
  await type(months, '99')
  await expectRefused(months, '99', 'We plan from 3 to 36 months.')
  await page.getByRole('button', { name: 'One month more' }).click()
  await expectTaken(months, '19')
})

test('a completion too long ago, and one that does not exist, is refused at its field', async ({ page }) => {
  await page.goto('/calculator?need=ecommerce&completed=2027-02-10')
  const completion = page.getByLabel('Likely ready for the app stores')
  const planned = page.locator('#completed-hint')
  await type(completion, '2020-01-01')
  await expectRefused(completion, '2020-01-01', 'This was more than a year ago. Choose a later one.')
  await expect(planned).toContainText(/^10 February 2027\./)
  await type(completion, '2027-03-01')
  await expectTaken(completion, '2027-03-01')
  await expect(planned).toContainText(/^1 March 2027\./)
  // Half a date: the browser hands over none, and keeps what is typed.
  await completion.focus()
  await page.keyboard.press('Backspace')
  await completion.blur()
  await expectRefused(completion, '', 'This is not a date that exists.')
  await expect(planned).toContainText(/^1 March 2027\./)
})

test('a lump sum over the limit, and an amount that is none, are refused at their field', async ({
  page,
}) => {
  await page.goto('/calculator?need=ecommerce&months=12')
  const amount = page.getByLabel('Amount, optional')
  await type(amount, '900 000')
  await expectRefused(
    amount,
    '900 000',
    'The most you can pay on completion is R\u00a041\u00a0250,00 when the rest is paid over 12 months.',
  )
  await expect(plan(page)).not.toContainText('on completion, then')
  await amount.fill('ten')
  await expectRefused(amount, 'ten', 'Enter an amount in rand')
  await amount.fill('5000')
  await expect(amount).toHaveValue('5000')
  await amount.blur()
  await expectTaken(amount, 'R\u00a05\u00a0000,00')
  await expect(plan(page)).toContainText('on completion, then')
})

test('a size and a number of extras that have no price are refused at their fields', async ({ page }) => {
  await page.goto('/calculator?need=website&extras=language')
  const pages = page.getByRole('textbox', { name: 'Pages' })
  await type(pages, '1000')
  await expectRefused(pages, '1000', /^The calculator prices from 1 to \d+ pages\.$/)
  const language = page.locator('#extra-language')
  await type(language, '99')
  await expectRefused(language, '99', /can be chosen up to \d+ times\.$/)
  await expectRefused(pages, '1000', /^The calculator prices/)
})

test('what was typed before the script came and cannot be used is refused, not changed', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/calculator?need=ecommerce&months=24')
  const months = page.getByLabel(/^Months, from/)
  await type(months, '99')
  release()
  await expectRefused(months, '99', 'We plan from 3 to 36 months.')
  await expect(plan(page)).toContainText('A month, for 24 months')
})

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.blur()
}

/** What is typed stands, the reason is beneath it, tied to it, and in a region that is read out. */
async function expectRefused(field: Locator, typed: string, reason: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue(typed)
  await expect(field).toHaveAccessibleDescription(
    typeof reason === 'string'
      ? new RegExp(escaped(reason))
      : new RegExp(reason.source.replace(/^\^|\$$/g, '')),
  )
  const id = (await field.getAttribute('aria-describedby'))
    ?.split(' ')
    .find((name) => name.endsWith('-error'))
  const sentence = field.page().locator(`[aria-live=polite] > #${id}`)
  await expect(sentence).toHaveText(typeof reason === 'string' ? new RegExp(escaped(reason)) : reason)
  const [input, text] = await Promise.all([field.boundingBox(), sentence.boundingBox()])
  expect((text?.y ?? 0) - (input?.y ?? 0) - (input?.height ?? 0), 'px beneath the field').toBeLessThan(40)
}

async function expectTaken(field: Locator, value: string): Promise<void> {
  await expect(field).toHaveValue(value)
  await expect(field).not.toHaveAttribute('aria-invalid')
}

function escaped(text: string): string {
  return text.replace(/[.()]/g, '\\$&')
}
