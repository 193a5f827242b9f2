import type { Page } from '@playwright/test'
import { contactRecord, FAILURE, fillContact, fillPerson, leadForm, THANKS } from '../enquiry-steps.ts'
import { expect, test as testInOwnContext } from '../fixtures.ts'
import { test } from '../shared-page.ts'

const NO_ANSWER = 'No answer came in time, so we cannot say whether your message arrived.'
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })
const hydratedIsland = (page: Page) => page.locator('astro-island:not([ssr])')

testInOwnContext(
  'if the signal is lost before the first interaction, Submit loses nothing, and the text is restored after Back',
  async ({ page, context, email, storedRecords }) => {
    const scripts: Array<string> = []
    await page.goto('/contact-us')
    await context.setOffline(true)
    await fillContact(page, email)
    await submit(page).click()
    await expect(page).toHaveURL(/^chrome-error:/) // the browser's error page

    await context.setOffline(false)
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto('/contact-us', { waitUntil: 'networkidle' })
    await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
    await expect(page.getByRole('radio', { name: 'White label solution' })).toBeChecked()
    await expect(page.getByLabel(/^Message/)).toHaveValue(/furniture/)
    expect(scripts, 'the text is restored without a script file').toEqual([])
    await submit(page).click()
    await expect(page.getByText(THANKS)).toBeVisible()
    expect(await storedRecords('contactUs', email)).toEqual([expect.objectContaining(contactRecord(email))])
  },
)

test('before the form’s script has loaded, typed text is kept until it is sent, whatever page is opened meanwhile', async ({
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
  await test.step('a refused form keeps the draft', async () => {
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

test('an attempt without a response, repeated without script, has the same key and is stored once', async ({
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
  'an attempt without a response, repeated after a reload with other tabs open, has the same key and is stored once',
  async ({ page, context, email, storedRecords }) => {
    const plainTab = await context.newPage()
    await plainTab.route('**/_astro/*.js*', (route) => route.abort())
    await plainTab.goto('/contact-us')
    const hydratedTab = await context.newPage()
    await hydratedTab.goto('/contact-us')
    await hydratedTab.getByLabel('First Name').focus()
    await expect(hydratedIsland(hydratedTab)).toHaveCount(1)
    await sendWithoutAnswer(page, email)
    for (const tab of [plainTab, hydratedTab]) {
      await tab.getByLabel('First Name').fill('Somebody')
      await tab.getByLabel('First Name').fill('')
    }

    await page.reload()
    await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
    await expect(hydratedIsland(page), 'only the island knows the key').toHaveCount(1)
    await submit(page).click()
    await expect(page.getByText(THANKS)).toBeVisible()
    expect(await storedRecords('contactUs', email)).toHaveLength(1)
  },
)

testInOwnContext(
  'Please wait... is announced without moving the focus, and after 20 s the form says that sending again is safe',
  async ({ page, email, storedRecords }) => {
    await page.clock.install()
    await page.goto('/contact-us')
    const region = page.locator('form[action="/contact-us"]').getByRole('status').last()
    await expect(region).toBeAttached()
    await expect(region).toBeEmpty()
    await fillContact(page, email)
    await expect(hydratedIsland(page)).toHaveCount(1)
    const storing = Promise.withResolvers<void>()
    await page.route('**/contact-us', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch() // the server stores it, and the response is lost
      storing.resolve()
    })
    await submit(page).focus()
    await page.keyboard.press('Enter')
    await storing.promise
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

/** Sends the hydrated form, which is stored, but no response arrives. */
async function sendWithoutAnswer(page: Page, email: string): Promise<void> {
  await page.goto('/contact-us')
  await fillContact(page, email)
  await expect(hydratedIsland(page)).toHaveCount(1)
  await loseAnswers(page)
  await submit(page).click()
  await expect(page.getByText(FAILURE)).toBeVisible()
  await page.unroute('**/contact-us')
}
