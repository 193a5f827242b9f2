import type { Page } from '@playwright/test'
import { formatRand, vatPartCents } from '../../../domain/money/money.ts'
import { monthlyPrice } from '../../../domain/plan/monthly-price.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { fillPerson, leadForm, THANKS } from '../enquiry-steps.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'
import { PRICES, SHOP_CENTS, shopCents } from '../shop-price.ts'
import { content } from '../site-content.ts'

const [ecommerce] = content.solutions
if (!ecommerce) throw new Error('The catalogue is empty')
const whatsapp = PRICES.addOns.whatsapp?.label ?? ''
/** The sentence beside Submit about an attached plan. */
const planSentence = (months: number, totalCents = SHOP_CENTS) =>
  `${monthlyPrice(totalCents, months)}, ${formatRand(totalCents)} in total.`
const monthsOf = (page: Page, name: string) => page.locator('#plan').getByRole('radio', { name })

test('the chosen plan is sent with the form beside it and stored once, even after a fault and a lost response', {
  tag: '@oldest',
}, async ({ page, email, site, storedRecords }) => {
  const plan = page.locator('#plan')
  const form = leadForm(page, 'ecommerce')
  const submit = form.getByRole('button', { name: 'Submit' })
  const address = form.getByLabel('Email Address')
  const withMessages = shopCents(['whatsapp'])
  await page.goto(paths.solution('ecommerce'))

  await test.step('the sum follows the choices, and is shown beside Submit', async () => {
    await monthsOf(page, '18 months').check({ force: true })
    await form.getByLabel('First Name').focus()
    await expect(plan.getByText(planSentence(18))).toBeVisible()
    await plan.locator('summary').first().click()
    await plan.getByRole('checkbox', { name: 'WhatsApp' }).check()
    await expect(plan.getByText(planSentence(18, withMessages))).toBeVisible()
    await expect(plan.getByRole('status', { name: 'Total' })).toHaveText(formatRand(withMessages))
    await expect(plan.getByText(monthlyPrice(withMessages, 18)).first()).toBeVisible()
    await expect(page.locator('[data-bar-total]').first()).toHaveText(formatRand(withMessages))
    const vat = plan.locator('[data-vat-bps]')
    const rateBps = Number(await vat.getAttribute('data-vat-bps'))
    await expect(vat).toHaveText(formatRand(vatPartCents(withMessages, rateBps)))
    await expect(plan.locator('form [data-bar-total]')).toBeVisible()
  })
  await test.step('an error is shown beside its field, and the typed text is kept', async () => {
    await fillPerson(form, 'lerato@')
    await submit.click()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(address).toHaveValue('lerato@')
    await expect(form.getByLabel('Surname')).toHaveValue('Mokoena')
    expect(await storedRecords('whiteLabelSolution', 'lerato@')).toEqual([])
    await address.fill(email)
  })
  await test.step('an attempt without a response continues after a reload with the chosen plan', async () => {
    await page.route('**/our-work/ecommerce', async (route) => {
      if (route.request().method() === 'POST') await route.fetch()
      await route.abort()
    })
    await submit.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unrouteAll()
    await page.reload()
    await expect(page.getByText(planSentence(18, withMessages))).toBeVisible()
    await submit.click()
  })
  await test.step('the thank-you note replaces the plan and names it', async () => {
    await expect(page.getByText(THANKS)).toBeVisible()
    expect(await page.evaluate(() => localStorage.length), 'the draft is deleted').toBe(0)
    await expect(plan.getByRole('radio')).toHaveCount(0)
    const thanks = await page.getByRole('heading', { name: THANKS }).boundingBox()
    expect(thanks?.y, 'the thanks begin below the header').toBeLessThan(200)
    await expect(
      page.getByText(
        `You asked about your plan: ${ecommerce.title} (${whatsapp}), ${formatRand(withMessages)} in total, ${monthlyPrice(withMessages, 18)}.`,
      ),
    ).toBeVisible()
  })
  const stored = await storedRecords('whiteLabelSolution', email)
  expect(stored).toEqual([
    {
      firstName: 'Lerato',
      surname: 'Mokoena',
      email,
      phoneNumber: '+27821234567',
      category: ecommerce.title,
      postId: expect.stringMatching(/^[-0-9A-Z_a-z]{20}$/),
      userId: expect.stringMatching(/^[0-9A-Za-z]{28}$/),
      dateSent: expect.any(Number),
    },
  ])
  expect((await site.stored()).beside[String(stored[0]?.postId)]).toMatchObject({
    plan: expect.stringContaining('need=ecommerce&extras=whatsapp&payer=person&months=18'),
    estimate: { months: 18, choices: { need: 'ecommerce', extras: [{ key: 'whatsapp', quantity: 1 }] } },
  })
})

test('earlier choices are restored with the page before any touch, and a newer choice wins', async ({
  page,
}) => {
  const firstName = leadForm(page, 'ecommerce').getByLabel('First Name')
  const total = page.getByRole('status', { name: 'Total' })
  await page.goto(paths.solution('ecommerce'))

  await test.step('a reload keeps the plan, with nothing or something typed', async () => {
    await monthsOf(page, '18 months').check({ force: true })
    for (const typed of ['', 'Lerato']) {
      await firstName.fill(typed)
      await expect(page.getByText(planSentence(18))).toBeVisible()
      await page.reload()
      await expect(monthsOf(page, '18 months')).toBeChecked()
      await expect(page.getByText(planSentence(18))).toBeVisible()
    }
  })
  await test.step('a newer choice replaces the one in the draft', async () => {
    await page.goto(paths.solution('ecommerce'))
    await expect(firstName).toHaveValue('Lerato')
    await monthsOf(page, '24 months').check({ force: true })
    await firstName.focus()
    await expect(page.getByText(planSentence(24))).toBeVisible()
    await page.goto(paths.solution('ecommerce'))
    await firstName.focus()
    await expect(page.getByText(planSentence(24))).toBeVisible()
    await expect(monthsOf(page, '24 months')).toBeChecked()
  })
  await test.step('the total contains choices that the browser restores after Back', async () => {
    await page.locator('#plan summary').first().click()
    await page.locator('#plan').getByRole('checkbox', { name: 'WhatsApp' }).check()
    await expect(total).toHaveText(formatRand(shopCents(['whatsapp'])))
    await page.goto(paths.terms)
    await page.evaluate(() => localStorage.clear()) // without the draft
    await page.goBack()
    await expect(total).toHaveText(formatRand(shopCents(['whatsapp'])))
  })
})

test('a refused form shows its plan as chosen, and an unchanged default plan is not attached', async ({
  page,
  email,
  site,
  storedRecords,
}) => {
  const form = leadForm(page, 'ecommerce')
  await page.goto(paths.solution('ecommerce'))
  await monthsOf(page, '18 months').check({ force: true })
  await fillPerson(form, 'lerato@')
  await expect(page.getByText(planSentence(18))).toBeVisible()
  // Like the browser without script, which keeps no draft.
  await page.evaluate(() => {
    localStorage.clear()
    for (const form of document.querySelectorAll<HTMLFormElement>('#plan form[method=post]')) form.submit()
  })
  await expect(form.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(planSentence(18))).toBeVisible()
  await form.getByLabel('Email Address').fill(email)
  await expect(monthsOf(page, '18 months')).toBeChecked()
  await monthsOf(page, '12 months').check({ force: true })
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  const [record] = await storedRecords('whiteLabelSolution', email)
  const beside = (await site.stored()).beside[String(record?.postId)]
  expect(beside).not.toHaveProperty('plan')
  expect(beside).not.toHaveProperty('estimate')
})

test('while the form’s script does not load, the choices are sent all the same, and return with a refusal', async ({
  page,
  email,
  site,
  storedRecords,
}) => {
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto(paths.solution('ecommerce'))
  await monthsOf(page, '18 months').check({ force: true })
  await page.locator('#plan summary').first().click()
  await page.locator('#plan').getByRole('checkbox', { name: 'WhatsApp' }).check()
  await expect(page.getByText('plus your design and extras')).toBeVisible()
  await expect(page.locator('[data-bar-total]').first(), 'the bar would show the earlier total').toBeHidden()
  const form = leadForm(page, 'ecommerce')
  await fillPerson(form, 'lerato@')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
  await expect(monthsOf(page, '18 months')).toBeChecked()
  await form.getByLabel('Email Address').fill(email)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(`You asked about your plan: ${ecommerce.title} (${whatsapp})`)).toBeVisible()
  const [record] = await storedRecords('whiteLabelSolution', email)
  expect((await site.stored()).beside[String(record?.postId)]).toMatchObject({
    estimate: { months: 18, choices: { extras: [{ key: 'whatsapp', quantity: 1 }] } },
  })
})
