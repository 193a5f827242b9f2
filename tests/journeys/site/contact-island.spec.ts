import { contactRecord, FAILURE, fillContact, THANKS } from '../enquiry-steps.ts'
import { expect } from '../fixtures.ts'
import { holdPosts, holdScripts } from '../held.ts'
import { test } from '../shared-page.ts'

test('a draft survives a reload and leaves after the thank-you', async ({ page, email }) => {
  await page.goto('/contact-us')
  await fillContact(page, email)
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  await expect(page.getByRole('radio', { name: 'White label solution' })).toBeChecked()
  await expect(page.getByLabel(/^Message/)).toHaveValue(/furniture/)
  await page.getByRole('button', { name: 'Submit' }).focus()
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  await expect(page.getByText('Rather see a price first?')).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('')
})

test('what is typed while the script of the form is still on its way is kept', async ({
  page,
  email,
  storedOf,
}) => {
  const release = await holdScripts(page)
  await page.goto('/contact-us')
  await fillContact(page, email)
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'))
  release()
  await loaded
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
  await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
  await expect(page.getByRole('radio', { name: 'White label solution' })).toBeChecked()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await storedOf('contactUs', email)).toHaveLength(1)
})

test('a press of Submit before the script arrives is the plain form', async ({ page, email, storedOf }) => {
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto('/contact-us')
  await fillContact(page, email)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/contact-us/thank-you')
  expect(await storedOf('contactUs', email)).toHaveLength(1)
})

test('after a refused attempt that the browser sent itself, the thanks leave no errors for a reload', async ({
  page,
  email,
  storedOf,
}) => {
  const release = await holdScripts(page)
  await page.goto('/contact-us')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/contact-us/again')
  release()
  await fillContact(page, email)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await storedOf('contactUs', email)).toHaveLength(1)
  await page.reload()
  await expect(page).toHaveURL('/contact-us')
  await expect(page.getByText('Five answers are missing')).toHaveCount(0)
})

test('the button says Please wait... while the message is on its way, and a second press sends nothing', async ({
  page,
  email,
  storedOf,
}) => {
  let posts = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/contact-us', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    posts += 1
    await held
    await route.continue()
  })
  await page.goto('/contact-us')
  await fillContact(page, email)
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
  await page.getByRole('button', { name: 'Submit' }).click()
  const waiting = page.getByRole('button', { name: 'Please wait...' })
  await expect(waiting).toBeVisible()
  await waiting.click({ force: true })
  release()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(posts).toBe(1)
  expect(await storedOf('contactUs', email)).toHaveLength(1)
})

test('nothing can be typed into a message on its way that the thanks would clear', async ({
  page,
  email,
  storedOf,
}) => {
  const release = await holdPosts(page, '/contact-us')
  await page.goto('/contact-us')
  await fillContact(page, email)
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
  const surname = page.getByLabel('Surname')
  await surname.press('Enter')
  await expect(page.getByRole('button', { name: 'Please wait...' })).toBeVisible()
  await expect(surname).toBeFocused()
  await page.keyboard.type('-Nkosi')
  await expect(surname).toHaveValue('Mokoena')
  await expect(page.getByLabel(/^Message/)).not.toBeEditable()
  release()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await storedOf('contactUs', email)).toEqual([expect.objectContaining(contactRecord(email))])
  await page.getByRole('button', { name: 'Send another message' }).click()
  await surname.pressSequentially('Nkosi')
  await expect(surname).toHaveValue('Nkosi')
})

test('an answer that is lost on its way is asked for again and nothing is stored twice', async ({
  page,
  email,
  storedOf,
}) => {
  let lost = 0
  await page.route('**/contact-us', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch() // the server stores it …
    await route.abort() // … and the visitor never hears of it
  })
  await page.goto('/contact-us')
  await fillContact(page, email)
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(FAILURE)).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  await expect(page.getByText(FAILURE)).toBeHidden()
  expect(await storedOf('contactUs', email)).toHaveLength(1)
})
