import { PLAN_LEFT_OUT } from '../../../domain/enquiry/form.ts'
import { fillPerson, leadForm, THANKS } from '../enquiry-steps.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'
import { content } from '../site-content.ts'

test.use({ javaScriptEnabled: false })

test('without script the chosen months are passed to the contact form', async ({ page }) => {
  await page.goto('/our-work/ecommerce')
  await page.locator('#plan').getByRole('radio', { name: '18 months' }).check({ force: true })
  await page.locator('#plan').getByRole('button', { name: 'Ask with these months' }).click()
  await expect(page.getByText('You ask about this plan')).toBeVisible()
  await expect(page.getByText(/a month for\s18\smonths/).first()).toBeVisible()
})

test('without script the lead form shows its fault, and stores the solution’s title as its category', {
  tag: '@oldest',
}, async ({ page, email, storedRecords }) => {
  const form = leadForm(page, 'ecommerce')
  const address = form.getByLabel('Email Address')
  await page.goto('/our-work/ecommerce')
  await fillPerson(form, 'lerato@')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expect(address).toHaveValue('lerato@')
  await expect(form.getByLabel('Surname')).toHaveValue('Mokoena')
  expect(await storedRecords('whiteLabelSolution', 'lerato@')).toEqual([])

  await address.fill(email)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  await page.goto(`/our-work/ecommerce/thank-you#${PLAN_LEFT_OUT.id}`)
  await expect(page.getByText(PLAN_LEFT_OUT.sentence), 'after a plan was left out').toBeVisible()

  expect(await storedRecords('whiteLabelSolution', email)).toEqual([
    {
      firstName: 'Lerato',
      surname: 'Mokoena',
      email,
      phoneNumber: '+27821234567',
      category: content.solutions.find(({ url }) => url === 'ecommerce')?.title,
      postId: expect.stringMatching(/^[-0-9A-Z_a-z]{20}$/),
      userId: expect.stringMatching(/^[0-9A-Za-z]{28}$/),
      dateSent: expect.any(Number),
    },
  ])
})
