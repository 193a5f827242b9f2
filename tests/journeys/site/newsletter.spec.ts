import { THANKS } from '../enquiry-steps.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'

test.use({ javaScriptEnabled: false })

test('the newsletter form stores a pending subscription with the consent on its button, and the mail’s link confirms it', {
  tag: '@oldest',
}, async ({ page, email, site, storedRecords }) => {
  await page.goto('/our-work')
  const form = page.locator('footer form')
  await form.getByLabel('Monthly newsletter').fill(email)
  await form.getByRole('button', { name: 'Join' }).click()
  await expect(page).toHaveURL('/newsletter/thank-you')
  await expect(page.getByText(THANKS)).toBeVisible()
  await expect(page.locator('main')).toContainText(
    `One step is left: open the mail that we have just sent to ${email}, press “Open the page”, and say yes there.`,
  )
  const [record, ...more] = await storedRecords('newsletter', email)
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

  await test.step('the mail’s link leads to a button that confirms', async () => {
    await expect.poll(() => site.mailsTo(email)).toHaveLength(1)
    const [mail] = await site.mailsTo(email)
    expect(mail?.subject).toBe('Please confirm: one letter a month from Twelve Moons')
    const [link = ''] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? []
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One letter a month?')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await storedRecords('newsletter', email)).toMatchObject([{ status: 'pending' }])
    await page.getByRole('button', { name: 'Yes, send me the letter' }).click()
    await expect(page).toHaveURL('/letters/confirmed')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list')
    expect(await storedRecords('newsletter', email)).toMatchObject([{ status: 'confirmed' }])
  })

  await test.step('an expired link says so, and how to get a new one', async () => {
    await page.goto(`/letters/confirm/${'A'.repeat(22)}`)
    await page.getByRole('button', { name: 'Yes, send me the letter' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
    await page.locator('main').getByRole('link', { name: 'Monthly newsletter' }).click()
    await expect(page).toHaveURL('/newsletter')
  })
})

test('a missing or invalid address is reported in our words, and the thank-you page says if no mail was sent', async ({
  page,
}) => {
  await page.goto('/about-us')
  await page.locator('footer').getByRole('button', { name: 'Join' }).click()
  await expect(page).toHaveURL('/newsletter/again')
  await expect(page.getByText('Enter an email address like name@example.co.za')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join' }), 'the form is shown once').toHaveCount(1)

  const field = page.locator('main').getByRole('textbox', { name: 'Email Address' })
  await field.fill('nobody@@example')
  await page.locator('main').getByRole('button', { name: 'Join' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('nobody@@example')

  await test.step('the thank-you page asks to subscribe again only if its address says so', async () => {
    const note = page.getByText('we cannot ask you by email just now. Please join again in an hour.')
    const step = page.getByText('One step is left')
    await page.goto('/newsletter/thank-you')
    await expect(note).toBeHidden()
    await expect(step).not.toContainText(' to ', { useInnerText: true })
    await page.goto('/newsletter/thank-you#not-asked-now')
    await expect(note).toBeVisible()
    await expect(step).toBeHidden()
  })
})
