import type { Page } from '@playwright/test'
import { contactRecord, FAILURE, fillContact, fillPerson, leadForm, THANKS } from '../enquiry-steps.ts'
import { expect, test as testInOwnContext } from '../fixtures.ts'
import { holdPosts } from '../held.ts'
import { test } from '../shared-page.ts'

const NO_ANSWER = 'No answer came in time, so we cannot say whether your message arrived.'
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })
const awake = (page: Page) => page.locator('astro-island:not([ssr])')

testInOwnContext(
  'the signal goes before the first touch: Submit loses nothing, and the words are there on coming back',
  async ({ page, context, email, storedOf }) => {
    const scripts: Array<string> = []
    await page.goto('/contact-us', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await fillContact(page, email)
    await submit(page).click()
    await expect(page).toHaveURL(/^chrome-error:/) // the browser's own page of errors

    await context.setOffline(false)
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto('/contact-us', { waitUntil: 'networkidle' })
    await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
    await expect(page.getByRole('radio', { name: 'White label solution' })).toBeChecked()
    await expect(page.getByLabel(/^Message/)).toHaveValue(/furniture/)
    expect(scripts, 'putting words back needs no island').toEqual([])
    await submit(page).click()
    await expect(page.getByText(THANKS)).toBeVisible()
    expect(await storedOf('contactUs', email)).toEqual([expect.objectContaining(contactRecord(email))])
  },
)

test('the first letter is kept before any script of the form has come', async ({ page }) => {
  await page.route('**/_astro/*.js*', (route) => route.abort())
  await page.goto('/our-work/ecommerce')
  await leadForm(page, 'ecommerce').getByLabel('First Name').pressSequentially('L')
  await page.reload()
  await expect(leadForm(page, 'ecommerce').getByLabel('First Name')).toHaveValue('L')
  await leadForm(page, 'ecommerce').getByLabel('Surname').fill('Mokoena')
  await page.reload()
  await expect(leadForm(page, 'ecommerce').getByLabel('First Name')).toHaveValue('L')
  await expect(leadForm(page, 'ecommerce').getByLabel('Surname')).toHaveValue('Mokoena')
})

test('a draft that the browser itself has sent is gone', async ({ page, email, storedOf }) => {
  await page.route('**/_astro/*.js*', (route) => route.abort())
  await page.goto('/our-work/ecommerce')
  await fillPerson(leadForm(page, 'ecommerce'), email)
  await leadForm(page, 'ecommerce').getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/our-work/ecommerce/thank-you')
  expect(await storedOf('whiteLabelSolution', email)).toHaveLength(1)
  await page.goto('/our-work/ecommerce')
  await expect(leadForm(page, 'ecommerce').getByLabel('First Name')).toHaveValue('')
})

test('who merely opens a thank-you page keeps the draft', async ({ page }) => {
  await page.route('**/_astro/*.js*', (route) => route.abort())
  await page.goto('/our-work/ecommerce')
  const form = leadForm(page, 'ecommerce')
  await form.getByLabel('First Name').fill('Lerato')
  await page.goto('/our-work/ecommerce/thank-you')
  await page.goto('/our-work/ecommerce')
  await expect(form.getByLabel('First Name')).toHaveValue('Lerato')

  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert'), 'sent, and refused for what is missing').toBeVisible()
  await page.goto('/our-work/ecommerce/thank-you')
  await page.goto('/our-work/ecommerce')
  await expect(form.getByLabel('First Name')).toHaveValue('Lerato')
})

test('an attempt without an answer goes on after a reload under its own key: stored once', async ({
  page,
  email,
  storedOf,
}) => {
  await sendWithoutAnswer(page, email)
  await page.reload()
  await expect(awake(page), 'only the island knows the key').toHaveCount(1)
  await submit(page).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await storedOf('contactUs', email)).toHaveLength(1)
})

test('an attempt without an answer goes on without script under its own key: stored once', async ({
  page,
  email,
  storedOf,
}) => {
  await sendWithoutAnswer(page, email)
  await page.route('**/_astro/*.js*', (route) => route.abort())
  await page.reload()
  await submit(page).click()
  await expect(page).toHaveURL('/contact-us/thank-you')
  expect(await storedOf('contactUs', email)).toHaveLength(1)
})

for (const state of ['asleep', 'awake'] as const) {
  testInOwnContext(
    `a second tab, ${state} and blank, leaves the attempt of the first alone: stored once`,
    async ({ page, context, email, storedOf }) => {
      const second = await context.newPage()
      if (state === 'asleep') await second.route('**/_astro/*.js*', (route) => route.abort())
      await second.goto('/contact-us')
      if (state === 'awake') {
        await second.getByLabel('First Name').focus()
        await expect(awake(second)).toHaveCount(1)
      }
      await sendWithoutAnswer(page, email)
      await second.getByLabel('First Name').fill('Somebody')
      await second.getByLabel('First Name').fill('')

      await page.reload()
      await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
      await expect(awake(page)).toHaveCount(1)
      await submit(page).click()
      await expect(page.getByText(THANKS)).toBeVisible()
      expect(await storedOf('contactUs', email)).toHaveLength(1)
    },
  )
}

testInOwnContext(
  'an answer that takes longer than 20 s: it may have arrived, and sending again is safe',
  async ({ page, email, storedOf }) => {
    await page.clock.install()
    await page.goto('/contact-us')
    await fillContact(page, email)
    await expect(awake(page)).toHaveCount(1)
    let stored = () => {}
    const arrived = new Promise<void>((resolve) => {
      stored = resolve
    })
    await page.route('**/contact-us', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch() // the server stores it, and its answer never comes
      stored()
    })
    await submit(page).click()
    await arrived
    await page.clock.fastForward(20_000)
    await expect(page.getByRole('heading', { name: NO_ANSWER })).toBeVisible()
    await expect(page.getByText('Your words are still here.')).toContainText('it is kept only once')
    await expect(page.getByText(FAILURE)).toBeHidden()
    await expect(page.getByLabel('First Name')).toHaveValue('Lerato')

    await page.unroute('**/contact-us')
    await submit(page).click()
    await expect(page.getByText(THANKS)).toBeVisible()
    expect(await storedOf('contactUs', email)).toHaveLength(1)
  },
)

test('Please wait... is said without moving the focus', async ({ page, email }) => {
  const release = await holdPosts(page, '/contact-us')
  await page.goto('/contact-us')
  const region = page.locator('form[action="/contact-us"]').getByRole('status').last()
  await expect(region).toBeAttached()
  await expect(region).toBeEmpty()
  await fillContact(page, email)
  await expect(awake(page)).toHaveCount(1)
  await submit(page).focus()
  await page.keyboard.press('Enter')
  await expect(region).toHaveText('Please wait...')
  await expect(page.getByRole('button', { name: 'Please wait...' })).toBeFocused()
  release()
  await expect(page.getByText(THANKS)).toBeVisible()
})

/** Lets the server store what is sent to the contact page, and the visitor never hear of it. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route('**/contact-us', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
}

/** An attempt of the awake form that is stored, and of which the visitor hears nothing. */
async function sendWithoutAnswer(page: Page, email: string): Promise<void> {
  await page.goto('/contact-us')
  await fillContact(page, email)
  await expect(awake(page)).toHaveCount(1)
  await loseAnswers(page)
  await submit(page).click()
  await expect(page.getByText(FAILURE)).toBeVisible()
  await page.unroute('**/contact-us')
}
