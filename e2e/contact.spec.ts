import { contactForm, contactRecord, FAILURE, fillContact, THANKS } from './enquiry-steps.ts'
import { expect, test } from './fixtures.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the contact form, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('thanks the visitor and stores exactly the fields of the specification', async ({
      page,
      email,
      storedOf,
    }) => {
      await page.goto('/contact-us')
      await fillContact(page, email)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText(THANKS)).toBeVisible()
      const [record, ...more] = await storedOf('contactUs', email)
      expect(more).toEqual([])
      expect(record).toEqual({
        ...contactRecord(email),
        postId: expect.stringMatching(/^[-0-9A-Z_a-z]{20}$/),
        userId: expect.stringMatching(/^[0-9A-Za-z]{28}$/),
        dateSent: expect.any(Number),
      })
    })

    test('names each fault beside its field, keeps what was typed and stores nothing', async ({
      page,
      email,
      storedOf,
    }) => {
      await page.goto('/contact-us')
      await fillContact(page, email)
      await page.getByLabel('Phone Number').fill('082 123 456')
      await page.getByLabel('Surname').fill('')
      await page.getByRole('button', { name: 'Submit' }).click()
      const phone = page.getByLabel('Phone Number')
      await expect(phone).toHaveAttribute('aria-invalid', 'true')
      await expect(phone).toHaveAccessibleDescription(/nine digits/)
      await expect(page.getByLabel('Surname')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
      await expect(phone).toHaveValue('082 123 456')
      await expect(page.getByRole('radio', { name: 'White label solution' })).toBeChecked()
      await expect(page.getByLabel(/^Message/)).toHaveValue(/furniture/)
      expect(await storedOf('contactUs', email)).toEqual([])

      await phone.fill('082 123 4567')
      await page.getByLabel('Surname').fill('Mokoena')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText(THANKS)).toBeVisible()
      expect(await storedOf('contactUs', email)).toHaveLength(1)
    })

    test('records each marketing consent with its wording only where its box was ticked', async ({
      page,
      email,
      site,
      storedOf,
    }) => {
      await page.goto('/contact-us')
      for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
      await fillContact(page, email)
      await page.getByRole('checkbox', { name: 'WhatsApp' }).check()
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText(THANKS)).toBeVisible()
      const [record] = await storedOf('contactUs', email)
      const beside = (await site.stored()).beside[String(record?.postId)]
      expect(beside?.noticeVersion).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(beside?.consents).toEqual([
        expect.objectContaining({
          channel: 'whatsapp',
          page: '/contact-us',
          wording: expect.stringContaining('WhatsApp'),
        }),
      ])
    })

    test('can be filled and sent by keyboard alone', async ({ page, email, storedOf }) => {
      await page.goto('/contact-us')
      await page.getByLabel('First Name').focus()
      await page.keyboard.type('Lerato')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Mokoena')
      await page.keyboard.press('Tab')
      await page.keyboard.type(email)
      await page.keyboard.press('Tab')
      await page.keyboard.type('+27 82 123 4567')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: 'Mobile app development' })).toBeChecked()
      await page.getByLabel('Phone Number').press('Enter')
      await expect(page.getByText(THANKS)).toBeVisible()
      expect(await storedOf('contactUs', email)).toEqual([
        expect.objectContaining({
          category: 'Mobile app development',
          phoneNumber: '+27821234567',
          message: '',
        }),
      ])
    })

    test('the same words sent twice are stored once', async ({ page, email, storedOf }) => {
      for (let time = 0; time < 2; time += 1) {
        await page.goto('/contact-us')
        await fillContact(page, email)
        await page.getByRole('button', { name: 'Submit' }).click()
        await expect(page.getByText(THANKS)).toBeVisible()
      }
      // With script each fresh form carries a fresh key: the visitor meant it twice.
      expect(await storedOf('contactUs', email)).toHaveLength(javaScriptEnabled ? 2 : 1)
    })
  })
}

test('without script a reload of the thank-you sends nothing again', async ({
  browser,
  site,
  email,
  storedOf,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })).newPage()
  await page.goto('/contact-us')
  await fillContact(page, email)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/contact-us/thank-you')
  await page.reload()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await storedOf('contactUs', email)).toHaveLength(1)
  await page.context().close()
})

test('no cookie stands before the first submission, and one sealed HttpOnly cookie after it', async ({
  page,
  context,
  email,
  storedOf,
}) => {
  await page.goto('/')
  await page.goto('/contact-us')
  expect(await context.cookies()).toEqual([])
  await fillContact(page, email)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  const cookies = await context.cookies()
  expect(cookies.map(({ name, httpOnly, secure }) => ({ name, httpOnly, secure }))).toEqual([
    { name: '__Host-visitor', httpOnly: true, secure: true },
  ])
  const [record] = await storedOf('contactUs', email)
  expect(cookies[0]?.value).not.toContain(String(record?.userId))
})

test('a draft survives a reload and leaves after the thank-you', async ({ page, email }) => {
  await page.goto('/contact-us')
  await fillContact(page, email)
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  await expect(page.getByRole('radio', { name: 'White label solution' })).toBeChecked()
  await expect(page.getByLabel(/^Message/)).toHaveValue(/furniture/)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('')
})

test('what is typed while the script of the form is still on its way is kept', async ({
  page,
  email,
  storedOf,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_astro/*.js', async (route) => {
    await held
    await route.continue()
  })
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

test('5 000 characters are taken, line breaks counted as one, and one more is refused with the words kept', async ({
  page,
  email,
  storedOf,
}) => {
  await page.goto('/contact-us')
  await fillContact(page, email)
  const longest = `${'line\n'.repeat(100)}${'é'.repeat(4500)}`
  const message = contactForm(page).getByLabel(/^Message/)
  await message.fill(longest)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await storedOf('contactUs', email)).toEqual([expect.objectContaining({ message: longest })])
})
