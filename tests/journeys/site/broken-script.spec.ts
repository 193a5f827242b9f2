import type { Page } from '@playwright/test'
import { contactForm, contactRecord, fillContact, fillPerson, leadForm, THANKS } from '../enquiry-steps.ts'
import { expect, test as testInOwnContext } from '../fixtures.ts'
import { test } from '../shared-page.ts'

/** Removes methods that browsers below the minimum lack, before any script runs. */
const removeMethods = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Object, 'hasOwn')
    Reflect.deleteProperty(Object, 'fromEntries')
    Reflect.deleteProperty(Array.prototype, 'flatMap')
  })

testInOwnContext(
  'a contact form whose script cannot make a request is sent by the browser',
  async ({ page, email, storedRecords }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'AbortController'))
    await page.goto('/contact-us')
    await fillContact(page, email)
    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
    await contactForm(page).getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL('/contact-us/thank-you')
    expect(await storedRecords('contactUs', email)).toEqual([expect.objectContaining(contactRecord(email))])
  },
)

testInOwnContext(
  'a contact form whose island crashes keeps the typed text, and is sent by the browser',
  async ({ page, email, storedRecords }) => {
    await removeMethods(page)
    const pageError = page.waitForEvent('pageerror')
    await page.goto('/contact-us')
    await page.getByLabel('First Name').fill('Thandi')
    await pageError
    await expect(page.getByLabel('First Name')).toHaveValue('Thandi')
    await fillContact(page, email)
    await contactForm(page).getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL('/contact-us/thank-you')
    await expect(page.getByText(THANKS)).toBeVisible()
    expect(await storedRecords('contactUs', email)).toEqual([expect.objectContaining(contactRecord(email))])
  },
)

test('if the script cannot show its thank-you, the thank-you page is shown, and nothing is sent twice', async ({
  page,
  email,
  storedRecords,
}) => {
  await page.goto('/contact-us')
  await fillContact(page, email)
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
  await page.evaluate(() => Reflect.deleteProperty(Math, 'abs')) // the thank-you's moons need it
  await contactForm(page).getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/contact-us/thank-you')
  expect(await storedRecords('contactUs', email)).toHaveLength(1)
})

test('a lead form whose script arrives incomplete is sent by the browser', async ({
  page,
  email,
  storedRecords,
}) => {
  await page.route('**/_astro/LeadForm.*.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const LeadForm = (' }),
  )
  await page.goto('/our-work/ecommerce')
  const form = leadForm(page, 'ecommerce')
  await fillPerson(form, email)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/our-work/ecommerce/thank-you')
  expect(await storedRecords('whiteLabelSolution', email)).toHaveLength(1)
})

testInOwnContext(
  'a calculator whose island crashes still shows its plan, and works as a plain form',
  async ({ page }) => {
    await removeMethods(page)
    await page.goto('/calculator?need=ecommerce&months=12')
    const plan = page.getByRole('complementary', { name: 'Your plan' })
    const pageError = page.waitForEvent('pageerror')
    await page.getByRole('radio', { name: '24', exact: true }).check({ force: true }) // the first touch hydrates it
    await pageError
    await expect(plan).toContainText('A month, for 12 months')
    await expect(plan.getByRole('button', { name: 'Ask about this plan' }), 'sends the form').toBeVisible()
    await page.getByRole('button', { name: 'Work it out', exact: true }).click()
    await expect(page).toHaveURL(/months=24/)
    await expect(plan).toContainText('A month, for 24 months')
  },
)

testInOwnContext('a calculator that crashes while it is used keeps the choices', async ({ page }) => {
  await page.goto('/calculator?need=ecommerce&months=12')
  await page.getByRole('radio', { name: /^Live camera/ }).check({ force: true }) // the first touch hydrates it
  await expect(page.getByRole('button', { name: 'Work it out', exact: true })).toBeHidden()
  await page.getByRole('radio', { name: '24', exact: true }).evaluate((months: HTMLInputElement) => {
    Reflect.deleteProperty(Array.prototype, 'flatMap')
    months.click() // in the same task, because parts that are rendered later, such as the tables, fail separately
  })
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Work it out', exact: true }).click()
  await expect(page).toHaveURL(/need=live-camera/)
  await expect(page.getByRole('complementary', { name: 'Your plan' })).toContainText('months')
})
