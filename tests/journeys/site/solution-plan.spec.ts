import type { Page } from '@playwright/test'
import ratecard from '../../../content/ratecard.json' with { type: 'json' }
import { PLAN_LEFT_OUT } from '../../../domain/enquiry/form.ts'
import { formatRand, vatPartCents } from '../../../domain/money/money.ts'
import { monthlyPrice } from '../../../domain/plan/monthly-price.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { fillPerson, leadForm, THANKS } from '../enquiry-steps.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'
import { SHOP_CENTS, shopCents } from '../shop-price.ts'
import { content } from '../site-content.ts'

const [ecommerce] = content.solutions
if (!ecommerce) throw new Error('The catalogue is empty')
const whatsapp = ratecard.addOns.whatsapp.label
/** What is said beside Submit of a plan that goes along. */
const along = (months: number, totalCents = SHOP_CENTS) =>
  `${monthlyPrice(totalCents, months)}, ${formatRand(totalCents)} in total.`
const monthsOf = (page: Page, name: string) => page.locator('#plan').getByRole('radio', { name })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the months that are chosen go along to the contact form', async ({ page }) => {
    await page.goto(paths.solution('ecommerce'))
    await page.locator('#plan').getByRole('radio', { name: '18 months' }).check({ force: true })
    await page.locator('#plan').getByRole('button', { name: 'Ask with these months' }).click()
    await expect(page.getByText('You ask about this plan')).toBeVisible()
    await expect(page.getByText(/a month for\s18\smonths/).first()).toBeVisible()
  })
})

const send = async (page: Page, email: string) => {
  const form = leadForm(page, 'ecommerce')
  await fillPerson(form, email)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
}

test('what is chosen in the plan goes along with the form beside it, which says so', {
  tag: '@oldest',
}, async ({ page, email, site, storedOf }) => {
  await page.goto(paths.solution('ecommerce'))
  const plan = page.locator('#plan')
  await plan.getByRole('radio', { name: '18 months' }).check({ force: true })
  await leadForm(page, 'ecommerce').getByLabel('First Name').focus()
  await expect(plan.getByText(along(18))).toBeVisible()
  await plan.locator('summary').first().click()
  await plan.getByRole('checkbox', { name: 'WhatsApp' }).check()
  const withMessages = shopCents(['whatsapp'])
  await expect(plan.getByText(along(18, withMessages))).toBeVisible()
  await expect(plan.getByRole('status', { name: 'Total' })).toHaveText(formatRand(withMessages))
  await expect(plan.getByText(monthlyPrice(withMessages, 18)).first()).toBeVisible()
  await expect(page.locator('[data-bar-total]').first()).toHaveText(formatRand(withMessages))
  const vat = plan.locator('[data-vat-bps]')
  const rateBps = Number(await vat.getAttribute('data-vat-bps'))
  await expect(vat).toHaveText(formatRand(vatPartCents(withMessages, rateBps)))
  await expect(plan.locator('form [data-bar-total]')).toBeVisible()
  await send(page, email)
  expect(await page.evaluate(() => localStorage.length), 'no draft is left').toBe(0)
  await expect(plan.getByRole('radio'), 'the thanks stand in the place of the plan').toHaveCount(0)
  const thanks = await page.getByRole('heading', { name: THANKS }).boundingBox()
  expect(thanks?.y, 'the thanks begin below the header').toBeLessThan(200)
  await expect(
    page.getByText(
      `You asked about your plan: ${ecommerce.title} (${whatsapp}), ${formatRand(withMessages)} in total, ${monthlyPrice(withMessages, 18)}.`,
    ),
  ).toBeVisible()
  const [record] = await storedOf('whiteLabelSolution', email)
  expect(record).not.toHaveProperty('estimate')
  expect((await site.stored()).beside[String(record?.postId)]).toMatchObject({
    plan: expect.stringContaining('need=ecommerce&extras=whatsapp&payer=person&months=18'),
    estimate: { months: 18, choices: { need: 'ecommerce', extras: [{ key: 'whatsapp', quantity: 1 }] } },
  })
})

for (const firstName of ['', 'Lerato'])
  test(`a reload keeps the plan that was chosen, with ${firstName || 'nothing'} typed, before anything is touched`, async ({
    page,
  }) => {
    await page.goto(paths.solution('ecommerce'))
    await monthsOf(page, '18 months').check({ force: true })
    await leadForm(page, 'ecommerce').getByLabel('First Name').fill(firstName)
    await expect(page.getByText(along(18))).toBeVisible()
    await page.reload()
    await expect(monthsOf(page, '18 months')).toBeChecked()
    await expect(page.getByText(along(18))).toBeVisible()
  })

test('what the browser restores on the way back is added up before anything is touched', async ({ page }) => {
  await page.goto(paths.solution('ecommerce'))
  await page.locator('#plan summary').first().click()
  await page.locator('#plan').getByRole('checkbox', { name: 'WhatsApp' }).check()
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText(formatRand(shopCents(['whatsapp'])))
  await page.goto(paths.terms)
  await page.evaluate(() => localStorage.clear()) // as where no draft is kept
  await page.goBack()
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText(formatRand(shopCents(['whatsapp'])))
})

test('a plan that nobody touched, or that is again as it was, does not go along', async ({
  page,
  email,
  site,
  storedOf,
}) => {
  await page.goto(paths.solution('ecommerce'))
  await monthsOf(page, '18 months').check({ force: true })
  await monthsOf(page, '12 months').check({ force: true })
  await send(page, email)
  const [record] = await storedOf('whiteLabelSolution', email)
  const beside = (await site.stored()).beside[String(record?.postId)]
  expect(beside).not.toHaveProperty('plan')
  expect(beside).not.toHaveProperty('estimate')
})

test('a newer choice wins over the one of the draft, and an older one comes back with a reload', async ({
  page,
}) => {
  const firstName = leadForm(page, 'ecommerce').getByLabel('First Name')
  await page.goto(paths.solution('ecommerce'))
  await monthsOf(page, '18 months').check({ force: true })
  await firstName.fill('Lerato')
  await expect(page.getByText(along(18))).toBeVisible()
  await page.goto(paths.solution('ecommerce'))
  await expect(firstName).toHaveValue('Lerato')
  await monthsOf(page, '24 months').check({ force: true })
  await firstName.focus()
  await expect(page.getByText(along(24))).toBeVisible()
  await page.goto(paths.solution('ecommerce'))
  await firstName.focus()
  await expect(page.getByText(along(24))).toBeVisible()
  await expect(monthsOf(page, '24 months')).toBeChecked()
})

test('a plan that came back with a refused form is shown as chosen and can be undone', async ({
  page,
  email,
  site,
  storedOf,
}) => {
  await page.goto(paths.solution('ecommerce'))
  await monthsOf(page, '18 months').check({ force: true })
  await fillPerson(leadForm(page, 'ecommerce'), 'lerato@')
  await expect(page.getByText(along(18))).toBeVisible()
  // As a plain form goes, whose page cannot keep a draft.
  await page.evaluate(() => {
    localStorage.clear()
    for (const form of document.querySelectorAll<HTMLFormElement>('#plan form[method=post]')) form.submit()
  })
  await expect(leadForm(page, 'ecommerce').getByLabel('Email Address')).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(page.getByText(along(18))).toBeVisible()
  await leadForm(page, 'ecommerce').getByLabel('Email Address').fill(email)
  await expect(monthsOf(page, '18 months')).toBeChecked()
  await monthsOf(page, '12 months').check({ force: true })
  await leadForm(page, 'ecommerce').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  const [record] = await storedOf('whiteLabelSolution', email)
  expect((await site.stored()).beside[String(record?.postId)]).not.toHaveProperty('plan')
})

test('while the form’s script does not come, what is chosen goes along all the same, and comes back with a refusal', async ({
  page,
  email,
  site,
  storedOf,
}) => {
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto(paths.solution('ecommerce'))
  await monthsOf(page, '18 months').check({ force: true })
  await page.locator('#plan summary').first().click()
  await page.locator('#plan').getByRole('checkbox', { name: 'WhatsApp' }).check()
  await expect(page.getByText('plus your design and extras')).toBeVisible()
  await expect(page.locator('[data-bar-total]').first(), 'it would tell what was chosen before').toBeHidden()
  const form = leadForm(page, 'ecommerce')
  await fillPerson(form, 'lerato@')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
  await expect(monthsOf(page, '18 months')).toBeChecked()
  await form.getByLabel('Email Address').fill(email)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(`You asked about your plan: ${ecommerce.title} (${whatsapp})`)).toBeVisible()
  const [record] = await storedOf('whiteLabelSolution', email)
  expect((await site.stored()).beside[String(record?.postId)]).toMatchObject({
    estimate: { months: 18, choices: { extras: [{ key: 'whatsapp', quantity: 1 }] } },
  })
})

test('a plan that was left out is told with the thanks', async ({ page }) => {
  await page.goto(`/our-work/ecommerce/thank-you#${PLAN_LEFT_OUT.id}`)
  await expect(page.getByText(PLAN_LEFT_OUT.sentence)).toBeVisible()
})

test('an attempt without an answer goes on after a reload with the plan that was chosen: stored once', async ({
  page,
  email,
  site,
  storedOf,
}) => {
  const submit = leadForm(page, 'ecommerce').getByRole('button', { name: 'Submit' })
  const said = page.getByText(along(18))
  await page.goto(paths.solution('ecommerce'))
  await page.locator('#plan').getByRole('radio', { name: '18 months' }).check({ force: true })
  await fillPerson(leadForm(page, 'ecommerce'), email)
  await expect(said).toBeVisible()
  await page.route('**/our-work/ecommerce', async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  await submit.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await expect(said).toBeVisible()
  await submit.click()
  await expect(page.getByText(THANKS)).toBeVisible()
  const stored = await storedOf('whiteLabelSolution', email)
  expect(stored).toHaveLength(1)
  expect((await site.stored()).beside[String(stored[0]?.postId)]).toMatchObject({ estimate: { months: 18 } })
})
