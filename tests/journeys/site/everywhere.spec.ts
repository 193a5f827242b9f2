import { contactForm, contactRecord, fillContact, THANKS } from '../enquiry-steps.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'

const PLAN =
  'v=2026-11-20&need=ecommerce&design=tailored&extras=payments-extra,whatsapp,offline&months=24&completed=2027-02-10&payDay=25&on=2026-11-20'
const ESTIMATE = {
  version: '2026-11-20',
  choices: {
    need: 'ecommerce',
    design: 'tailored',
    extras: ['payments-extra', 'whatsapp', 'offline'].map((key) => ({ key, quantity: 1 })),
  },
  total: 7_710_800,
  months: 24,
}
const withPlan = `/contact-us?plan=${encodeURIComponent(PLAN)}`

for (const javaScriptEnabled of [true, false])
  test.describe(`script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('the small calculator shows the chosen months, adds up its extras, and passes both to the large one', async ({
      page,
    }) => {
      await page.goto('/our-work/ecommerce')
      const form = page.locator('form[action="/calculator"]')
      await form.getByRole('radio', { name: '24 months' }).check({ force: true })
      await expect(form.locator('[data-months="24"]')).toBeVisible()
      await expect(form.locator('[data-months="12"]')).toBeHidden()
      await form.getByText('Design and extras', { exact: true }).click()
      await form.getByText('Tailored').click()
      for (const extra of ['One further payment provider', 'WhatsApp', 'Works when the signal drops'])
        await form.getByRole('checkbox', { name: extra }).check()
      await form.getByRole('button', { name: 'Work out your price' }).click()
      await expect(page.locator('#result')).toContainText('A month, for 24 months')
      await expect(page.locator('#result')).toContainText('R\u00a077\u00a0108,00')
      const query = new URL(page.url()).searchParams
      expect([query.get('need'), query.get('design'), query.get('months')]).toEqual([
        'ecommerce',
        'tailored',
        '24',
      ])

      await test.step('choosing the months of an organisation keeps the other choices', async () => {
        await page.goto('/our-work/church-app')
        await form.getByText('Design and extras', { exact: true }).click()
        await form.getByRole('checkbox').first().check()
        await form.getByRole('button', { name: '36 months' }).click()
        await expect(page.locator('#result')).toContainText('A month, for 36 months')
        await expect(page.getByText('We could not use everything in the link')).toHaveCount(0)
        expect(new URL(page.url()).searchParams.getAll('extras')).toHaveLength(1)
      })
    })

    test('a plan passes from the calculator through the contact form, even a corrected one, to the record, unless it is unreadable', async ({
      page,
      email,
      site,
      storedRecords,
    }) => {
      await page.goto(`/calculator?${PLAN}`)
      const plan = page.getByRole('complementary', { name: 'Your plan' })
      await plan.getByRole('link', { name: 'Ask about this plan' }).click()
      await expect(page).toHaveURL(/\/contact-us\?plan=/)
      await expect(page.getByText('You ask about this plan')).toBeInViewport()
      await expect(page.getByRole('radio', { name: 'White label solution' })).toBeChecked()
      await expect(page.locator('main')).toContainText('R\u00a077\u00a0108,00')
      await fillContact(page, email)
      await page.getByLabel('Surname').fill('')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByLabel('Surname')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('main')).toContainText('R\u00a077\u00a0108,00')
      await page.getByLabel('Surname').fill('Mokoena')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText(THANKS)).toBeVisible()
      await expect(page.getByText('the plan could not be read')).toBeHidden()
      const [record] = await storedRecords('contactUs', email)
      expect(record).toMatchObject({ ...contactRecord(email), estimate: ESTIMATE })
      expect((await site.stored()).beside[String(record?.postId)]?.plan).toBe(PLAN)

      await test.step('an unreadable plan is left out, the visitor is told, and the message is stored', async () => {
        const ownEmail = `unread.${email}`
        await page.goto(withPlan)
        await fillContact(page, ownEmail)
        await page.locator('[name="plan"]').evaluate((field) => field.setAttribute('value', 'need=spaceship'))
        await page.getByRole('button', { name: 'Submit' }).click()
        await expect(page.getByText(THANKS)).toBeVisible()
        await expect(page.getByText('the plan could not be read and was left out')).toBeVisible()
        expect((await storedRecords('contactUs', ownEmail))[0]).not.toHaveProperty('estimate')
      })
    })
  })

test('a draft restores its plan and category on the contact page, but not after it was sent', async ({
  page,
  email,
  storedRecords,
}) => {
  await test.step('a plan without any typed text is not kept', async () => {
    await page.goto(withPlan)
    await page.getByLabel('Surname').focus()
    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
    await page.goto('/contact-us')
    await expect(page.getByText('You ask about this plan')).toHaveCount(0)
  })
  await page.goto(withPlan)
  await fillContact(page, email)
  await page.getByText(/^Other/).click()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked()
  await page.goto('/contact-us')
  await expect(page.getByText('You ask about this plan')).toBeInViewport()
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect((await storedRecords('contactUs', email))[0]).toMatchObject({
    category: 'Other',
    estimate: ESTIMATE,
  })
  await page.goto('/contact-us')
  await expect(contactForm(page)).toBeVisible()
  await expect(page.getByText('You ask about this plan')).toHaveCount(0)

  await test.step('a plan that the visitor removed is not sent', async () => {
    const ownEmail = `without.${email}`
    await page.goto(withPlan)
    await page.getByRole('link', { name: 'Leave it out' }).click()
    await expect(page).toHaveURL('/contact-us')
    await expect(page.getByText('You ask about this plan')).toHaveCount(0)
    await expect(page.locator('input[name=category]:checked')).toHaveCount(0)
    await fillContact(page, ownEmail)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(THANKS)).toBeVisible()
    expect((await storedRecords('contactUs', ownEmail))[0]).not.toHaveProperty('estimate')
  })
})
