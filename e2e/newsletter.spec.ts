import { THANKS } from './enquiry-steps.ts'
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('the newsletter form stores a pending subscription with the consent that its button states', async ({
  page,
  email,
  site,
  storedOf,
}) => {
  await page.goto('/our-work')
  const form = page.locator('footer form')
  await form.getByLabel('Monthly newsletter').fill(email)
  await form.getByRole('button', { name: 'Join' }).click()
  await expect(page).toHaveURL('/newsletter/thank-you')
  await expect(page.getByText(THANKS)).toBeVisible()
  await expect(page.locator('main')).toContainText('Please confirm your address')
  const [record, ...more] = await storedOf('newsletter', email)
  expect(more).toEqual([])
  expect(record).toMatchObject({ email, status: 'pending' })
  const beside = (await site.stored()).beside[String(record?.postId)]
  expect(beside?.consents).toEqual([
    expect.objectContaining({
      purpose: 'newsletter',
      channel: 'email',
      page: '/our-work',
      wording: expect.stringContaining('Join'),
    }),
  ])
})

test('an address that cannot be one is answered beside its field, with what was typed', async ({ page }) => {
  await page.goto('/newsletter')
  const field = page.locator('main').getByRole('textbox', { name: 'Email Address' })
  await field.fill('nobody@@example')
  // The browser would refuse it too: the server's own words are what is held here.
  await page.locator('main form').evaluate((form) => form.setAttribute('novalidate', ''))
  await page.locator('main').getByRole('button', { name: 'Join' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('nobody@@example')
})
