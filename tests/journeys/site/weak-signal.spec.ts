import type { Page } from '@playwright/test'
import { contactRecord, FAILURE, fillContact, fillPerson, leadForm, THANKS } from '../enquiry-steps.ts'
import { expect, test as testInOwnContext } from '../fixtures.ts'
import { test } from '../shared-page.ts'

const NO_ANSWER = 'No answer came in time, so we cannot say whether your message arrived.'
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })
const awake = (page: Page) => page.locator('astro-island:not([ssr])')

testInOwnContext(
  'if the signal is lost before the first interaction, Submit loses nothing, and the text is restored after Back',
  async ({ page, context, email, storedRecords }) => {
    const scripts: Array<string> = []
    await page.goto('/contact-us')
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
    expect(await storedRecords('contactUs', email)).toEqual([expect.objectContaining(contactRecord(email))])
  },
)

test('before the form’s script has loaded, each letter is kept until it was sent, whatever page is opened meanwhile', async ({
  page,
  email,
  storedRecords,
}) => {
  await page.route('**/_astro/*.js*', (route) => route.abort())
  await page.goto('/our-work/ecommerce')
  const form = leadForm(page, 'ecommerce')
  const firstName = form.getByLabel('First Name')
  await firstName.pressSequentially('L')
  await page.reload()
  await expect(firstName).toHaveValue('L')
  await form.getByLabel('Surname').fill('Mokoena')
  await page.reload()
  await expect(firstName).toHaveValue('L')
  await expect(form.getByLabel('Surname')).toHaveValue('Mokoena')

  await test.step('opening a thank-you page without sending keeps the draft', async () => {
    await page.goto('/our-work/ecommerce/thank-you')
    await page.goto('/our-work/ecommerce')
    await expect(firstName).toHaveValue('L')
  })
  await test.step('so does a refused form', async () => {
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.goto('/our-work/ecommerce/thank-you')
    await page.goto('/our-work/ecommerce')
    await expect(firstName).toHaveValue('L')
  })
  await test.step('a draft that the browser has sent is removed', async () => {
    await fillPerson(form, email)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL('/our-work/ecommerce/thank-you')
    expect(await storedRecords('whiteLabelSolution', email)).toHaveLength(1)
    await page.goto('/our-work/ecommerce')
    await expect(firstName).toHaveValue('')
  })
})

test('an attempt without a response is repeated without script under its own key: stored once', async ({
  page,
  email,
  storedRecords,
}) => {
  await sendWithoutAnswer(page, email)
  await page.route('**/_astro/*.js*', (route) => route.abort())
  await page.reload()
  await submit(page).click()
  await expect(page).toHaveURL('/contact-us/thank-you')
  expect(await storedRecords('contactUs', email)).toHaveLength(1)
})

testInOwnContext(
  'an attempt without a response continues after a reload with its own key, although empty tabs are open beside it, before and after hydration: stored once',
  async ({ page, context, email, storedRecords }) => {
    const asleep = await context.newPage()
    await asleep.route('**/_astro/*.js*', (route) => route.abort())
    await asleep.goto('/contact-us')
    const second = await context.newPage()
    await second.goto('/contact-us')
    await second.getByLabel('First Name').focus()
    await expect(awake(second)).toHaveCount(1)
    await sendWithoutAnswer(page, email)
    for (const tab of [asleep, second]) {
      await tab.getByLabel('First Name').fill('Somebody')
      await tab.getByLabel('First Name').fill('')
    }

    await page.reload()
    await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
    await expect(awake(page), 'only the island knows the key').toHaveCount(1)
    await submit(page).click()
    await expect(page.getByText(THANKS)).toBeVisible()
    expect(await storedRecords('contactUs', email)).toHaveLength(1)
  },
)

testInOwnContext(
  'Please wait... is announced without moving the focus; after 20 s it says that the message may have arrived, and sending again is safe',
  async ({ page, email, storedRecords }) => {
    await page.clock.install()
    await page.goto('/contact-us')
    const region = page.locator('form[action="/contact-us"]').getByRole('status').last()
    await expect(region).toBeAttached()
    await expect(region).toBeEmpty()
    await fillContact(page, email)
    await expect(awake(page)).toHaveCount(1)
    let stored = () => {}
    const arrived = new Promise<void>((resolve) => {
      stored = resolve
    })
    await page.route('**/contact-us', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch() // the server stores it, and the response is lost
      stored()
    })
    await submit(page).focus()
    await page.keyboard.press('Enter')
    await arrived
    await expect(region).toHaveText('Please wait...')
    await expect(page.getByRole('button', { name: 'Please wait...' })).toBeFocused()

    await page.clock.fastForward(20_000)
    await expect(page.getByRole('heading', { name: NO_ANSWER })).toBeVisible()
    await expect(page.getByText('Your words are still here.')).toContainText('it is kept only once')
    await expect(page.getByText(FAILURE)).toBeHidden()
    await expect(page.getByLabel('First Name')).toHaveValue('Lerato')

    await page.unroute('**/contact-us')
    await submit(page).click()
    await expect(page.getByText(THANKS)).toBeVisible()
    expect(await storedRecords('contactUs', email)).toHaveLength(1)
  },
)

/** Lets the server store what is sent to the contact page, and drops the response. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route('**/contact-us', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
}

/** An attempt of the hydrated form that is stored, without a response for the visitor. */
async function sendWithoutAnswer(page: Page, email: string): Promise<void> {
  await page.goto('/contact-us')
  await fillContact(page, email)
  await expect(awake(page)).toHaveCount(1)
  await loseAnswers(page)
  await submit(page).click()
  await expect(page.getByText(FAILURE)).toBeVisible()
  await page.unroute('**/contact-us')
}
