import type { Locator } from '@playwright/test'
import { check, openExtras, plan, rand } from '../calculator-steps.ts'
import { delayScripts } from '../delayed-scripts.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'

test('an invalid value stays as typed, with the reason at its field, until it is corrected', async ({
  page,
}) => {
  const months = page.getByLabel(/^Months, from/)
  await page.goto('/calculator?need=ecommerce&months=24&completed=2027-02-10')

  await test.step('months that are not offered are refused', async () => {
    await type(months, '99')
    await expectRefused(months, '99', 'We plan from 3 to 24 months.')
    await expect(plan(page)).toContainText('A month, for 24 months')
    await months.fill('2')
    await expectRefused(months, '2', 'We plan from 3 to 24 months.')
    await months.fill('')
    await expectRefused(months, '', 'Enter a whole number of months.')
    await months.fill('20')
    await expectAccepted(months, '20')
    await expect(plan(page)).toContainText('A month, for 20 months')
    await months.blur()
  })
  await test.step('while a refused number is typed, its first digits do not become the plan', async () => {
    await months.selectText()
    await months.pressSequentially('99')
    await months.blur()
    await expect(months).toHaveValue('99')
    await expect(plan(page)).toContainText('A month, for 20 months')
    await expect(page).toHaveURL(/months=20/)
    for (const ask of await page.getByRole('link', { name: 'Ask about this plan' }).all())
      await expect(ask).toHaveAttribute('href', /months%3D20/)
  })
  await test.step('a press of the buttons replaces a refused number', async () => {
    await expectRefused(months, '99', 'We plan from 3 to 24 months.')
    await page.getByRole('button', { name: 'One month more' }).click()
    await expectAccepted(months, '21')
  })
  await test.step('a completion date too long ago is refused, and so is one that does not exist', async () => {
    const completion = page.getByLabel('When it goes to the app stores')
    const planned = page.locator('#completed-hint')
    await type(completion, '2020-01-01')
    await expectRefused(completion, '2020-01-01', 'This was more than a year ago. Choose a later one.')
    await expect(planned).toContainText(/^10 February 2027\./)
    await type(completion, '2027-03-01')
    await expectAccepted(completion, '2027-03-01')
    await expect(planned).toContainText(/^1 March 2027\./)
    // An incomplete date: the field's value is empty, although the browser shows the typed part.
    await completion.focus()
    await page.keyboard.press('Backspace')
    await completion.blur()
    await expectRefused(completion, '', 'This is not a date that exists.')
    await expect(planned).toContainText(/^1 March 2027\./)
  })
  await test.step('a lump sum above the limit is refused, an invalid one too, and an ambiguous one is asked about', async () => {
    const amount = page.getByLabel('Amount, optional')
    const tooLarge = `The most you can pay on completion is ${rand('R 38 550,00')} when the rest is paid over 21 months.`
    await type(amount, '900 000')
    await expectRefused(amount, '900 000', tooLarge)
    await expect(plan(page)).not.toContainText('on completion, then')
    await amount.fill('ten')
    await expectRefused(amount, 'ten', 'Enter an amount in rand')
    await amount.fill('5000')
    await expect(amount).toHaveValue('5000')
    await amount.blur()
    await expectAccepted(amount, rand('R 5 000,00'))
    await amount.fill('10.000')
    await page.getByRole('link', { name: rand('R 10 000,00') }).click()
    await expect(plan(page)).toContainText(`${rand('R 10 000,00')} on completion, then`)
    await type(amount, rand('R 5 000,00'))
    await expect(plan(page)).toContainText(`${rand('R 5 000,00')} on completion, then`)
  })
  await test.step('a size or a number of extras without a price is refused', async () => {
    await check(page, /^Website/)
    const pages = page.getByRole('textbox', { name: 'Pages' })
    await type(pages, '1000')
    await expectRefused(pages, '1000', /^The calculator prices from 1 to \d+ pages\.$/)
    await openExtras(page)
    const language = page.locator('#extra-language')
    await type(language, '99')
    await expectRefused(language, '99', /can be chosen up to \d+ times\.$/)
    await expectRefused(pages, '1000', /^The calculator prices/)
  })
})

test('choices made before hydration are kept, and an invalid value is refused, not changed', async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.goto('/calculator?months=12&completed=2027-02-10')
  await check(page, /^Live camera/)
  const completion = page.getByLabel('When it goes to the app stores')
  await type(completion, '2020-01-01')
  const months = page.getByLabel(/^Months, from/)
  await months.selectText()
  await months.pressSequentially('9')
  release()
  await expect(plan(page)).toContainText(rand('R 20 700,00'))
  await expectRefused(completion, '2020-01-01', 'This was more than a year ago. Choose a later one.')
  await expect(plan(page)).toContainText('A month, for 9 months')
  await months.pressSequentially('9')
  await months.blur()
  await expectRefused(months, '99', 'We plan from 3 to 24 months.')
  await expect(plan(page), 'the first digit of 99 does not stay the plan').toContainText(
    'A month, for 12 months',
  )
})

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.blur()
}

/** Expects the typed value, and below it the reason as its description in a live region. */
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

async function expectAccepted(field: Locator, value: string): Promise<void> {
  await expect(field).toHaveValue(value)
  await expect(field).not.toHaveAttribute('aria-invalid')
}

function escaped(text: string): string {
  return text.replace(/[.()]/g, '\\$&')
}
