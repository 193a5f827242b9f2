import { delayScripts } from '../delayed-scripts.ts'
import { contactRecord, FAILURE, fillContact, THANKS } from '../enquiry-steps.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'

test('typed text survives hydration, a reload and a lost response, is stored once, and is removed by the thank-you', async ({
  page,
  email,
  storedRecords,
}) => {
  const submit = page.getByRole('button', { name: 'Submit' })
  const surname = page.getByLabel('Surname')
  const expectFilled = async () => {
    await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
    await expect(page.getByLabel('Email Address')).toHaveValue(email)
    await expect(page.getByRole('radio', { name: 'White label solution' })).toBeChecked()
    await expect(page.getByLabel(/^Message/)).toHaveValue(/furniture/)
  }
  let posts = 0
  const delay = Promise.withResolvers<void>()
  await page.route('**/contact-us', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    posts += 1
    if (posts > 1) return route.continue()
    await delay.promise
    await route.fetch() // the server stores it …
    await route.abort() // … and the response is lost
  })

  await test.step('the text is kept while the form’s script is loading, and after a reload', async () => {
    const releaseScripts = await delayScripts(page)
    await page.goto('/contact-us')
    await fillContact(page, email)
    releaseScripts()
    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
    await expectFilled()
    await page.reload()
    await expectFilled()
  })
  await test.step('while the form is being sent, its fields are read-only, and a second press sends nothing', async () => {
    await surname.focus()
    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
    await surname.press('Enter')
    const waiting = page.getByRole('button', { name: 'Please wait...' })
    await expect(waiting).toBeVisible()
    await expect(surname).toBeFocused()
    await page.keyboard.type('-Nkosi')
    await expect(surname).toHaveValue('Mokoena')
    await expect(page.getByLabel(/^Message/)).not.toBeEditable()
    await waiting.click({ force: true })
  })
  await test.step('after a lost response the form is sent again, and nothing is stored twice', async () => {
    delay.resolve()
    await expect(page.getByText(FAILURE)).toBeVisible()
    expect(posts).toBe(1)
    await expectFilled()
    await submit.click()
    await expect(page.getByText(THANKS)).toBeVisible()
    await expect(page.getByText(FAILURE)).toBeHidden()
    await expect(page.getByText('Rather see a price first?')).toBeHidden()
    expect(await storedRecords('contactUs', email)).toEqual([expect.objectContaining(contactRecord(email))])
  })
  await test.step('another message begins empty, and the same text is stored as a second one', async () => {
    await page.getByRole('button', { name: 'Send another message' }).click()
    await expect(page.getByLabel('First Name')).toHaveValue('')
    await surname.pressSequentially('Nkosi')
    await expect(surname).toHaveValue('Nkosi')
    await fillContact(page, email)
    await submit.click()
    await expect(page.getByRole('button', { name: 'Send another message' })).toBeVisible()
    expect(await storedRecords('contactUs', email)).toHaveLength(2)
    await page.reload()
    await expect(page.getByLabel('First Name')).toHaveValue('')
  })
})

test('errors of a form that the browser sent before hydration are gone after the thank-you and a reload', async ({
  page,
  email,
  storedRecords,
}) => {
  const release = await delayScripts(page)
  await page.goto('/contact-us')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/contact-us/again')
  await expect(page.getByRole('heading', { name: 'Five answers are missing' })).toBeVisible()
  release()
  await fillContact(page, email)
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await storedRecords('contactUs', email)).toHaveLength(1)
  await page.reload()
  await expect(page).toHaveURL('/contact-us')
  await expect(page.getByText('Five answers are missing')).toHaveCount(0)
})
