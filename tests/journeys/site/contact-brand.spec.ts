import { paths } from '../../../domain/sitemap/paths.ts'
import { contactForm, fillContact, fillPerson, THANKS } from '../enquiry-steps.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'

const BRAND = 'name=Thandi%E2%80%99s+Kitchen&colour=1f6f54&for=ecommerce'
const PLAN = 'need=ecommerce&months=12'
const PRODUCT = 'You ask about Ecommerce with admin dashboard'
const SEEN = 'as “Thandi’s Kitchen”'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a brand in the contact form, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('goes with the message through a fault, beside a plan, and is stored beside the record', async ({
      page,
      email,
      site,
      storedOf,
    }) => {
      await page.goto(paths.contactWithPlan(PLAN, BRAND))
      await expect(page.locator('main')).toContainText(PRODUCT)
      await expect(page.locator('main')).toContainText(SEEN)
      await expect(page.locator('main rect[fill="#1f6f54"]')).toHaveCSS('fill', 'rgb(31, 111, 84)')
      await expect(page.getByRole('radio', { name: 'White label solution' })).toBeChecked()
      await fillPerson(contactForm(page), email)
      await page.getByLabel('Surname').fill('')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByLabel('Surname')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('main')).toContainText(SEEN)
      await expect(page.getByText('You ask about this plan')).toBeVisible()
      await page.getByLabel('Surname').fill('Mokoena')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText(THANKS)).toBeVisible()
      const [record] = await storedOf('contactUs', email)
      expect(record).not.toHaveProperty('brand')
      const beside = (await site.stored()).beside[String(record?.postId)]
      expect(beside?.brand).toBe(BRAND)
      expect(beside?.plan).toContain('need=ecommerce')
    })

    test('can be left out without the plan', async ({ page, email, site, storedOf }) => {
      await page.goto(paths.contactWithPlan(PLAN, BRAND))
      await page.getByRole('link', { name: 'Leave it out' }).last().click()
      await expect(page.locator('main')).not.toContainText('Thandi’s Kitchen')
      await expect(page).toHaveURL(/\/contact-us\?plan=[^?]*need%3Decommerce[^?]*$/)
      await expect(page.getByText('You ask about this plan')).toBeVisible()
      await fillContact(page, email)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText(THANKS)).toBeVisible()
      const [record] = await storedOf('contactUs', email)
      const beside = (await site.stored()).beside[String(record?.postId)]
      expect(beside).not.toHaveProperty('brand')
      expect(beside?.plan).toContain('need=ecommerce')
    })

    test('that cannot be read is said, and the form works without it', async ({ page, email, storedOf }) => {
      await page.goto(paths.contactWithBrand('name=%00'))
      await expect(page.locator('main')).toContainText('The name and colour in the link could not be read')
      await fillContact(page, email)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText(THANKS)).toBeVisible()
      expect(await storedOf('contactUs', email)).toHaveLength(1)
    })
  })
}

test('a plan of an earlier visit stays beside a brand of the same product only', async ({ page }) => {
  await page.goto(paths.contactWithPlan(PLAN))
  await page.getByLabel('First Name').fill('Lerato')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:contact')))
    .toContain('need=ecommerce')
  const plan = page.getByText('You ask about this plan')
  await page.goto(paths.contactWithBrand(BRAND))
  await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
  await expect(plan).toBeVisible()
  await expect(page.locator('main').getByText('R\u00a044\u00a0850,00')).toHaveCount(1)
  await page.goto(paths.contactWithBrand(BRAND.replace('ecommerce', 'church-app')))
  await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
  await expect(page.locator('main')).toContainText('You ask about Custom church app')
  await expect(page.locator('main')).toContainText('R\u00a048\u00a0300,00 incl. VAT')
  await expect(plan).toHaveCount(0)
})

test('the subject that a link suggests leaves with it, one that was chosen stays', async ({ page }) => {
  const subject = (name: string) => page.getByRole('radio', { name })
  await page.goto(paths.contactWithPlan('need=mobile-app&months=12'))
  await expect(subject('Mobile app development')).toBeChecked()
  await page.getByLabel('First Name').fill('Lerato')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:contact')))
    .toContain('need=mobile-app')
  await page.goto(paths.contactUs)
  await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
  await expect(subject('Mobile app development')).toBeChecked()
  await page.goto(paths.contactWithBrand(BRAND))
  await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
  await expect(subject('White label solution')).toBeChecked()
  await page.locator('label').filter({ hasText: 'Web development' }).click()
  await page.goto(paths.contactWithPlan(PLAN))
  await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
  await expect(subject('Web development')).toBeChecked()
})

test('a brand is still there after a visit to another page, once something is typed', async ({ page }) => {
  await page.goto(paths.contactWithBrand(BRAND))
  await page.getByLabel('First Name').fill('Lerato')
  await page.getByLabel('Surname').fill('Mokoena')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:contact')))
    .toContain('Thandi’s Kitchen')
  await page.goto(paths.contactUs)
  await expect(page.locator('main')).toContainText(SEEN)
  await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
})
