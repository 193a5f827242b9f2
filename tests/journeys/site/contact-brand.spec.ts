import type { Page } from '@playwright/test'
import { paths } from '../../../domain/sitemap/paths.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'

const BRAND = 'name=Thandi%E2%80%99s+Kitchen&colour=1f6f54&for=ecommerce'
const PLAN = 'need=ecommerce&months=12'
const BRAND_NOTE = 'as “Thandi’s Kitchen”'

test('plan and brand of a link are kept while other pages are visited, unless the next link is for another product', async ({
  page,
}) => {
  const main = page.locator('main')
  const plan = page.getByText('You ask about this plan')
  const subject = (name: string) => page.getByRole('radio', { name })

  await test.step('the category that a link suggests stays until another link suggests one', async () => {
    await page.goto(paths.contactWithPlan('need=mobile-app&months=12'))
    await expect(subject('Mobile app development')).toBeChecked()
    await page.getByLabel('First Name').fill('Lerato')
    await expectDraft(page, 'need=mobile-app')
    await openWithDraft(page, paths.contactUs)
    await expect(subject('Mobile app development')).toBeChecked()
    await openWithDraft(page, paths.contactWithBrand(BRAND))
    await expect(subject('White label solution')).toBeChecked()
    await expect(plan, 'the plan is for another product').toHaveCount(0)
  })
  await test.step('a brand is restored after a visit to another page, with the category that was chosen with it', async () => {
    await page.locator('label').filter({ hasText: 'Web development' }).click()
    await expectDraft(page, 'Thandi’s Kitchen')
    await openWithDraft(page, paths.contactUs)
    await expect(main).toContainText(BRAND_NOTE)
    await openWithDraft(page, paths.contactWithPlan(PLAN))
    await expect(subject('Web development')).toBeChecked()
    await expect(plan).toBeVisible()
    await expectDraft(page, 'need=ecommerce')
  })
  await test.step('a plan is only kept beside a brand for the same product', async () => {
    await openWithDraft(page, paths.contactWithBrand(BRAND))
    await expect(plan).toBeVisible()
    await expect(main.getByText('R\u00a044\u00a0850,00')).toHaveCount(1)
    await openWithDraft(page, paths.contactWithBrand(BRAND.replace('ecommerce', 'church-app')))
    await expect(main).toContainText('You ask about Custom church app')
    await expect(main).toContainText('R\u00a048\u00a0300,00 incl. VAT')
    await expect(plan).toHaveCount(0)
  })
  await test.step('a brand can be removed without the plan', async () => {
    await page.goto(paths.contactWithPlan(PLAN, BRAND))
    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
    await page.getByRole('link', { name: 'Leave it out' }).last().click()
    await expect(main).not.toContainText('Thandi’s Kitchen')
    await expect(page).toHaveURL(/\/contact-us\?plan=[^?]*need%3Decommerce[^?]*$/)
    await expect(plan).toBeVisible()
    await openWithDraft(page, paths.contactUs)
    await expect(plan).toBeVisible()
    await expect(main).not.toContainText('Thandi’s Kitchen')
  })
})

async function expectDraft(page: Page, part: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:contact'))).toContain(part)
}

/** Opens the form again and waits until the earlier text and attachments are restored. */
async function openWithDraft(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
  await expect(page.getByLabel('First Name')).toHaveValue('Lerato')
}
