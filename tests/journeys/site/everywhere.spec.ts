import type { Locator, Page } from '@playwright/test'
import { formatRand } from '../../../domain/money/money.ts'
import { contactForm, contactRecord, fillContact, THANKS } from '../enquiry-steps.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'
import { content } from '../site-content.ts'

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

/** Opens a link of a page and expects the calculator to say the total and the months. */
async function leadsTo(page: Page, link: string, total: string | null, months: number): Promise<void> {
  await page.locator('main').getByRole('link', { name: link }).first().click()
  await expect(page).toHaveURL(/\/calculator/)
  await expect(page.locator('#result')).toContainText(total ?? 'a total')
  expect(new URL(page.url()).searchParams.get('months')).toBe(String(months))
}

async function centsOf(amount: Locator): Promise<number> {
  const text = (await amount.textContent()) ?? ''
  const digits = Number(text.replace(/\D/g, ''))
  return text.includes(',') ? digits : digits * 100 // what is about is said without cents
}

test.describe('each way to the calculator sets what stands there', () => {
  test.use({ javaScriptEnabled: false })

  test('the dial of the home page, over the months that are chosen', async ({ page }) => {
    // On a phone the button above it leads there.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await leadsTo(page, 'See every month of the 12', 'R\u00a044\u00a0850,00', 12)
    await page.goto('/')
    await page.getByRole('radio', { name: /^24 months/ }).check({ force: true })
    await leadsTo(page, 'See every month of the 24', 'R\u00a044\u00a0850,00', 24)
    await expect(page.locator('#result')).toContainText('R\u00a01\u00a0868,75')
  })

  test('the answer that names it', async ({ page }) => {
    await page.goto('/')
    await page.getByText('How do the monthly instalments work?').click()
    await page.getByRole('link', { name: 'cost calculator' }).click()
    await expect(page).toHaveURL('/calculator')
  })

  test('each service, at its price', async ({ page }) => {
    await page.goto('/what-we-do')
    const ways = await Promise.all(
      ['web', 'ml', 'desktop', 'white-label'].map(async (service) => {
        const sheet = page.locator(`#${service}`)
        const total = await sheet
          .getByText(/^From /)
          .locator('b')
          .textContent()
        const link = sheet.getByRole('link', { name: 'Work out your price' })
        return { total, address: (await link.getAttribute('href')) ?? '' }
      }),
    )
    for (const { total, address } of ways) {
      await page.goto(address)
      await expect(page.locator('#result'), address).toContainText(total ?? 'a total')
    }
  })

  test('each case study, over its own months', async ({ page }) => {
    for (const study of content['case-studies']) {
      await page.goto(`/casestudies/${study.slug}`)
      const total = await centsOf(page.getByText(/^Total, /).locator('xpath=following-sibling::b[1]'))
      const alone = page.getByText(/^Built for this project alone/).locator('xpath=following-sibling::dd')
      // What is built for one project alone is on no price list.
      const listed = total - ('onTop' in study.cost ? await centsOf(alone) : 0)
      await leadsTo(page, 'Work out your price', formatRand(listed), study.cost.months)
    }
  })

  test('the contact page, but not the thanks: who has sent a plan is not offered the price again', async ({
    page,
  }) => {
    const offer = page.getByRole('main').getByRole('link', { name: 'Work out your price' })
    await page.goto('/contact-us/thank-you')
    await expect(offer).toHaveCount(0)
    await page.goto('/contact-us')
    await offer.click()
    await expect(page).toHaveURL('/calculator')
  })

  for (const { url } of content.solutions)
    test(`${url} has its total first, a month after it, and a way to its plan over the months that are chosen`, async ({
      page,
    }) => {
      await page.goto(`/our-work/${url}`)
      await expect(page.locator('main section').first()).toContainText(
        /R\u00a0[\d\u00a0]+,\d\d total[\s\S]*R\u00a0[\d\u00a0]+,\d\d a month for\s\d+\smonths[\s\S]*or R\u00a0[\d\u00a0]+,\d\d a month for\s\d+\smonths/,
      )
      const total = await page
        .locator('#plan')
        .getByText(/^R\u00a0[\d\u00a0]+,\d\d$/)
        .first()
        .textContent()
      const form = page.locator('form[action="/calculator"]')
      await form.getByRole('radio', { name: '6 months' }).check({ force: true })
      await expect(form.locator('[data-months="6"]')).toBeVisible()
      await expect(form.locator('[data-months="12"]')).toBeHidden()
      await form.getByText('Design and extras', { exact: true }).click()
      await form.getByText('Tailored').click()
      await form.getByRole('checkbox').first().check()
      await form.getByRole('button', { name: 'Work out your price' }).click()
      const query = new URL(page.url()).searchParams
      expect([query.get('need'), query.get('design'), query.get('months')]).toEqual([url, 'tailored', '6'])
      expect(query.getAll('extras')).toHaveLength(1)
      await expect(page.locator('#result')).toContainText('a month')
      await expect(page.locator('#result')).not.toContainText(total ?? '')
    })
})

test('the months of an organisation take along what else is chosen', async ({ page }) => {
  await page.goto('/our-work/church-app')
  const form = page.locator('form[action="/calculator"]')
  await form.getByText('Design and extras', { exact: true }).click()
  await form.getByRole('checkbox').first().check()
  await form.getByRole('button', { name: '36 months' }).click()
  await expect(page.locator('#result')).toContainText('A month, for 36 months')
  await expect(page.getByText('We could not use everything in the link')).toHaveCount(0)
  expect(new URL(page.url()).searchParams.getAll('extras')).toHaveLength(1)
})

test('the small calculator adds what it says it adds', async ({ page }) => {
  await page.goto('/our-work/ecommerce')
  const form = page.locator('form[action="/calculator"]')
  await form.getByText('Design and extras', { exact: true }).click()
  await form.getByText('Tailored').click()
  for (const extra of ['One further payment provider', 'WhatsApp', 'Works when the signal drops'])
    await form.getByRole('checkbox', { name: extra }).check()
  await form.getByRole('radio', { name: '24 months' }).check({ force: true })
  await form.getByRole('button', { name: 'Work out your price' }).click()
  await expect(page.locator('#result')).toContainText('R\u00a077\u00a0108,00')
})

test('the list of solutions has each total first and its monthly price after it', async ({ page }) => {
  await page.goto('/our-work')
  const sheets = page.getByRole('region', { name: 'solutions, already built' }).getByRole('listitem')
  await expect(sheets).toHaveCount(content.solutions.length)
  for (const sheet of await sheets.all())
    await expect(sheet).toContainText(
      /R\u00a0[\d\u00a0]+,\d\d R\u00a0[\d\u00a0]+,\d\d a month for\s12\smonths/,
    )
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a plan in the contact form, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('comes from the calculator and arrives in the record, a correction between', async ({
      page,
      email,
      site,
      storedOf,
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
      const [record] = await storedOf('contactUs', email)
      expect(record).toMatchObject({ ...contactRecord(email), estimate: ESTIMATE })
      expect((await site.stored()).beside[String(record?.postId)]?.plan).toBe(PLAN)
    })

    test('is left out where the visitor wants so', async ({ page, email, storedOf }) => {
      await page.goto(withPlan)
      await page.getByRole('link', { name: 'Leave it out' }).click()
      await expect(page).toHaveURL('/contact-us')
      await expect(page.getByText('You ask about this plan')).toHaveCount(0)
      await expect(page.locator('input[name=category]:checked')).toHaveCount(0)
      await fillContact(page, email)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText(THANKS)).toBeVisible()
      expect((await storedOf('contactUs', email))[0]).not.toHaveProperty('estimate')
    })

    test('that cannot be read costs nobody the message, and is said', async ({ page, email, storedOf }) => {
      await page.goto('/contact-us?plan=need%3Dspaceship')
      await expect(page.getByText('The plan in the link could not be read')).toBeVisible()
      await page.goto(withPlan)
      await fillContact(page, email)
      await page.locator('[name="plan"]').evaluate((field) => field.setAttribute('value', 'need=spaceship'))
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText(THANKS)).toBeVisible()
      await expect(page.getByText('the plan could not be read and was left out')).toBeVisible()
      expect((await storedOf('contactUs', email))[0]).not.toHaveProperty('estimate')
    })
  })
}

test('the thank-you says nothing of a plan to those without', async ({ page }) => {
  await page.goto('/contact-us/thank-you')
  await expect(page.getByText('the plan could not be read')).toBeHidden()
})

test('a plan suggests what it is about; what the visitor chose instead is kept', async ({ page, email }) => {
  await page.goto(withPlan)
  await page.getByLabel('Surname').focus()
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
  await page.goto('/contact-us')
  await expect(page.getByText('You ask about this plan')).toHaveCount(0)

  await page.goto(withPlan)
  await fillContact(page, email)
  await page.getByText(/^Other/).click()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked()
})

test('a draft brings its plan back on the plain contact page, once it was sent no more', async ({
  page,
  email,
  storedOf,
}) => {
  await page.goto(withPlan)
  await fillContact(page, email)
  await page.goto('/contact-us')
  await expect(page.getByText('You ask about this plan')).toBeInViewport()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect((await storedOf('contactUs', email))[0]).toMatchObject({ estimate: ESTIMATE })
  await page.goto('/contact-us')
  await expect(contactForm(page)).toBeVisible()
  await expect(page.getByText('You ask about this plan')).toHaveCount(0)
})
