import { contactRecord, FAILURE, fillContact, THANKS } from '../enquiry-steps.ts'
import { expect, test } from '../fixtures.ts'

test('a message submitted while the server is down is kept, sent when it is back, and stored once', async ({
  page,
  site,
  email,
  storedRecords,
}) => {
  await page.goto('/contact-us')
  await fillContact(page, email)
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
  await site.kill()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(FAILURE)).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Lerato')

  await site.up()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await storedRecords('contactUs', email)).toEqual([expect.objectContaining(contactRecord(email))])
})
