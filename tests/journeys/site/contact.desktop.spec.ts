import { contactRecord, fillContact, fillPerson, leadForm, THANKS } from '../enquiry-steps.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'

test('a message from a wide window is stored with exactly the specified fields, and a cookie keeps one anonymous id for both forms', async ({
  page,
  email,
  storedRecords,
}) => {
  const form = leadForm(page, 'church-app')
  await page.goto('/')
  await page.goto('/contact-us')
  expect(await page.context().cookies()).toEqual([])
  await fillContact(page, email)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  const [record, ...more] = await storedRecords('contactUs', email)
  expect(more).toEqual([])
  expect(record).toEqual({
    ...contactRecord(email),
    postId: expect.stringMatching(/^[-0-9A-Z_a-z]{20}$/),
    userId: expect.stringMatching(/^[0-9A-Za-z]{28}$/),
    dateSent: expect.any(Number),
  })
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name, httpOnly, secure }) => ({ name, httpOnly, secure }))).toEqual([
    { name: '__Host-visitor', httpOnly: true, secure: true },
  ])
  expect(cookies[0]?.value, 'the id is encrypted').not.toContain(String(record?.userId))

  await page.goto('/our-work/church-app')
  await fillPerson(form, email)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await storedRecords('whiteLabelSolution', email)).toEqual([
    expect.objectContaining({ userId: record?.userId }),
  ])
})
