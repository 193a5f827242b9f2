import { contactForm, contactRecord, fillContact, THANKS } from '../enquiry-steps.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the contact form, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('thanks the visitor and stores exactly the fields of the specification', { tag: '@oldest' }, async ({
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

    test('names each fault beside its field, keeps what was typed, and then stores consents, the time to phone and a toll-free number', async ({
      page,
      email,
      site,
      storedOf,
    }) => {
      await page.goto('/contact-us')
      for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
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

      await phone.fill('0800 123 456')
      await page.getByLabel('Surname').fill('Mokoena')
      if (javaScriptEnabled) {
        await expect(page.getByText('This looks like a toll-free number.')).toBeVisible()
        await expect(page.locator('[aria-invalid]')).toHaveCount(0)
        await expect(
          page.getByRole('heading', { name: 'Everything is answered: press Submit' }),
        ).toBeVisible()
      }
      await page.getByText(/^Mornings/).click()
      await page.getByRole('checkbox', { name: 'WhatsApp' }).check()
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText(THANKS)).toBeVisible()
      if (!javaScriptEnabled) await expect(page.getByText('We could not tell whether')).toBeVisible()
      const [record, ...more] = await storedOf('contactUs', email)
      expect(more).toEqual([])
      expect(record?.phoneNumber).toBe('+27800123456')
      expect(record).not.toHaveProperty('callTime')
      const beside = (await site.stored()).beside[String(record?.postId)]
      expect(beside?.callTime).toBe('mornings')
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

test('on a phone the first field stands in the first screen, and other ways to reach us after the form', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact-us')
  await expect(page.locator('main')).toContainText(/answers by \w+day \d+ \w+, \d\d:\d\d\./)
  const first = await page.getByLabel('First Name').boundingBox()
  expect(first?.y).toBeLessThan(460)
  const form = await contactForm(page).boundingBox()
  const way = await page.getByRole('heading', { name: 'Rather talk?' }).boundingBox()
  expect(way?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0) - 1)
})

test('without script Back after a refused try never asks to send again, and the thanks are for who sent it', async ({
  browser,
  site,
  email,
  storedOf,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })).newPage()
  await page.goto('/contact-us')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Five answers are missing' })).toBeVisible()
  await fillContact(page, email)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator('main')).toContainText(`A mail about it is on its way to ${email}.`)
  await page.goBack()
  await expect(contactForm(page)).toBeVisible()
  await page.goBack()
  await expect(contactForm(page)).toBeVisible()
  expect(await storedOf('contactUs', email)).toHaveLength(1)
  await page.context().close()
})

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

test('no cookie stands before the first enquiry, and one sealed HttpOnly cookie after it', async ({
  page,
  email,
  storedOf,
}) => {
  await page.goto('/')
  await page.goto('/contact-us')
  expect(await page.context().cookies()).toEqual([])
  await fillContact(page, email)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name, httpOnly, secure }) => ({ name, httpOnly, secure }))).toEqual([
    { name: '__Host-visitor', httpOnly: true, secure: true },
  ])
  const [record] = await storedOf('contactUs', email)
  expect(cookies[0]?.value).not.toContain(String(record?.userId))
})

test('the message is full where its counter says so, emoji too', async ({ page }) => {
  await page.goto('/contact-us')
  const message = contactForm(page).getByLabel(/^Message/)
  await message.fill('😀'.repeat(2_499))
  await message.pressSequentially('abc')
  await expect(message).toHaveValue(`${'😀'.repeat(2_499)}ab`)
  await expect(contactForm(page).getByText('5\u00a0000 of 5\u00a0000 characters')).toBeVisible()
})

test('5 000 characters are taken, a line break counted as one; one more is refused with the words kept', async ({
  page,
  email,
  storedOf,
}) => {
  await page.goto('/contact-us')
  await fillContact(page, email)
  const longest = `${'line\n'.repeat(100)}${'é'.repeat(4500)}`
  const message = contactForm(page).getByLabel(/^Message/)
  // This browser holds the visitor at the limit; the server must not rely on it.
  await message.evaluate((area) => area.removeAttribute('maxlength'))
  await message.fill(`${longest}é`)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(message).toHaveAttribute('aria-invalid', 'true')
  await expect(message).toHaveValue(`${longest}é`)
  expect(await storedOf('contactUs', email)).toEqual([])

  await message.fill(longest)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(await storedOf('contactUs', email)).toEqual([expect.objectContaining({ message: longest })])
})
