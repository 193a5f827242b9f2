import { contactRecord, fillContact, THANKS } from '../enquiry-steps.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'

test('at a wide window a message is sent and stored too', async ({ page, email, storedOf }) => {
  await page.goto('/contact-us')
  await fillContact(page, email)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await storedOf('contactUs', email)).toEqual([expect.objectContaining(contactRecord(email))])
})
