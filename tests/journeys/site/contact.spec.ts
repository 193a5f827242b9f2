import { paths } from '../../../domain/sitemap/paths.ts'
import { contactForm, contactRecord, fillContact, THANKS } from '../enquiry-steps.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'

const BRAND = 'name=Thandi%E2%80%99s+Kitchen&colour=1f6f54&for=ecommerce'
const BRAND_NOTE = 'as “Thandi’s Kitchen”'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the contact form, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('shows each fault beside its field, then thanks the visitor and stores the record as specified', {
      tag: '@oldest',
    }, async ({ page, email, site, storedRecords }) => {
      const main = page.locator('main')
      const surname = page.getByLabel('Surname')
      const phone = page.getByLabel('Phone Number')
      const { message } = contactRecord(email)

      await test.step('a plan and a brand are attached', async () => {
        await page.goto(paths.contactWithPlan('need=ecommerce&months=12', BRAND))
        await expect(main).toContainText('You ask about Ecommerce with admin dashboard')
        await expect(main).toContainText(BRAND_NOTE)
        await expect(main).toContainText(/We answer by \w+day \d\d:\d\d\. Nothing to sign\./)
        await expect(main.locator('rect[fill="#1f6f54"]')).toHaveCSS('fill', 'rgb(31, 111, 84)')
        await expect(page.getByRole('radio', { name: 'White label solution' })).toBeChecked()
        for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
      })
      await test.step('the form is filled in and sent by the keyboard alone', async () => {
        await page.getByLabel('First Name').focus()
        await page.keyboard.type('Lerato')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await page.keyboard.type('lerato@gmial.com')
        const question = page.getByText('Did you mean gmail.com?')
        if (javaScriptEnabled) await expect(question).toBeVisible()
        await expect(page.locator('#contact-email'), 'the address is not changed by itself').toHaveValue(
          'lerato@gmial.com',
        )
        await page.keyboard.press('Home')
        await page.keyboard.insertText('’')
        await page.keyboard.type('o')
        await expect(page.locator('#contact-email'), 'the caret stays').toHaveValue('’olerato@gmial.com')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Shift+Tab')
        if (javaScriptEnabled) await expect(page.locator('#contact-email')).toHaveValue("'olerato@gmial.com")
        await page.keyboard.press('Control+A')
        await page.keyboard.insertText(`\u2060${email}\u200b`) // some chat apps copy addresses like this
        await expect(question).toBeHidden()
        await page.keyboard.press('Tab')
        await page.keyboard.type('082 123 456')
        await page.keyboard.press('Tab')
        await page.keyboard.press('ArrowUp')
        await expect(page.getByRole('radio', { name: 'Mobile app development' })).toBeChecked()
        await page.keyboard.press('Tab')
        await page.keyboard.insertText(message)
        await phone.press('Enter')
      })
      await test.step('each error is shown beside its field, and nothing is lost', async () => {
        await expect(phone).toHaveAttribute('aria-invalid', 'true')
        await expect(phone).toHaveAccessibleDescription(/nine digits/)
        await expect(surname).toHaveAttribute('aria-invalid', 'true')
        await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
        await expect(phone).toHaveValue('082 123 456')
        await expect(page.getByRole('radio', { name: 'Mobile app development' })).toBeChecked()
        await expect(page.getByLabel(/^Message/)).toHaveValue(message)
        await expect(main).toContainText(BRAND_NOTE)
        await expect(page.getByText('You ask about this plan')).toBeVisible()
        expect(await storedRecords('contactUs', email)).toEqual([])
      })
      await phone.fill('(+27) 800.123/456')
      await surname.fill('Mokoena')
      if (javaScriptEnabled) {
        await expect(page.getByText('This looks like a toll-free number.')).toBeVisible()
        await expect(page.locator('[aria-invalid]')).toHaveCount(0)
        await expect(page.getByText('Everything else is kept.'), 'all errors are corrected').toBeHidden()
      }
      await page.getByText(/^Mornings/).click()
      await page.getByRole('checkbox', { name: 'WhatsApp' }).check()
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText(THANKS)).toBeVisible()

      await test.step('everything without a field in the record is stored beside it', async () => {
        const [record, ...more] = await storedRecords('contactUs', email)
        expect(more).toEqual([])
        expect(record).toEqual({
          ...contactRecord(email),
          phoneNumber: '+27800123456',
          category: 'Mobile app development',
          estimate: expect.objectContaining({ months: 12 }),
          postId: expect.stringMatching(/^[-0-9A-Z_a-z]{20}$/),
          userId: expect.stringMatching(/^[0-9A-Za-z]{28}$/),
          dateSent: expect.any(Number),
        })
        expect((await site.stored()).beside[String(record?.postId)]).toMatchObject({
          brand: BRAND,
          plan: expect.stringContaining('need=ecommerce'),
          callTime: 'mornings',
          noticeVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          consents: [
            expect.objectContaining({
              channel: 'whatsapp',
              page: '/contact-us',
              wording: expect.stringContaining('WhatsApp'),
            }),
          ],
        })
      })
      if (javaScriptEnabled) return
      await test.step('the thank-you page shows the details, and reload and Back send nothing again', async () => {
        await expect(page.getByText('We could not tell whether')).toBeVisible()
        await expect(main).toContainText(`A mail about it is on its way to ${email}.`)
        await expect(page).toHaveURL('/contact-us/thank-you#phone-question')
        await page.reload()
        await expect(page.getByText(THANKS)).toBeVisible()
        for (let times = 0; times < 2; times += 1) {
          await page.goBack()
          await expect(contactForm(page)).toBeVisible()
        }
        expect(await storedRecords('contactUs', email)).toHaveLength(1)
      })
    })
  })
}

test('on a phone the form comes first, and a message above the counter’s limit is refused and keeps its text', async ({
  page,
  email,
  storedRecords,
}) => {
  const message = contactForm(page).getByLabel(/^Message/)
  const submit = page.getByRole('button', { name: 'Submit' })
  await page.goto('/contact-us')

  await test.step('the first field is in the first screen, and other contact methods are after the form', async () => {
    await expect(page.locator('main')).toContainText(/We answer by \w+day \d\d:\d\d\./)
    const first = await page.getByLabel('First Name').boundingBox()
    expect(first?.y).toBeLessThan(510)
    const form = await contactForm(page).boundingBox()
    const otherMethods = await page.getByRole('heading', { name: 'Rather talk?' }).boundingBox()
    expect(otherMethods?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0) - 1)
  })
  await test.step('the field takes no more than the counter’s limit, emoji included', async () => {
    await fillContact(page, email)
    await message.fill('😀'.repeat(2_499))
    await message.pressSequentially('abc')
    await expect(message).toHaveValue(`${'😀'.repeat(2_499)}ab`)
    await expect(contactForm(page).getByText('5\u00a0000 of 5\u00a0000 characters')).toBeVisible()
  })
  await test.step('5 000 characters are accepted, with a line break as one', async () => {
    const longest = `${'line\n'.repeat(100)}${'é'.repeat(4500)}`
    // Without the browser's own limit, so that the server's is tested.
    await message.evaluate((area) => area.removeAttribute('maxlength'))
    await message.fill(`${longest}é`)
    await submit.click()
    await expect(message).toHaveAttribute('aria-invalid', 'true')
    await expect(message).toHaveValue(`${longest}é`)
    expect(await storedRecords('contactUs', email)).toEqual([])
    await message.fill(longest)
    await submit.click()
    await expect(page.getByText(THANKS)).toBeVisible()
    expect(await storedRecords('contactUs', email)).toEqual([expect.objectContaining({ message: longest })])
  })
})
