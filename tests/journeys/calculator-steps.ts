import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const NBSP = '\u00a0'

/** A text with amounts as on the pages: with no-break spaces. */
export const rand = (text: string) => text.replaceAll(' ', NBSP)

/** Example B of the rate card: ecommerce, tailored, a second provider, WhatsApp, offline, 24 months. */
export const EXAMPLE_B =
  '/calculator?need=ecommerce&design=tailored&extras=payments-extra,whatsapp,offline&months=24&completed=2027-02-10&payDay=25'
export const FIGURES_OF_B = [
  ...[
    'R 77 108,00',
    'R 3 212,83',
    '23 instalments of R 3 212,83 and a last one of R 3 212,91',
    'R 10 057,57',
  ].map(rand),
  '25 February 2027',
  '25 January 2029',
  '7 working days',
]

export const plan = (page: Page) => page.getByRole('complementary', { name: 'Your plan' })

/** Hydrates the calculator by a click, and waits until its script has removed the submit button. */
export async function hydrateCalculator(page: Page) {
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('button', { name: 'Work it out', exact: true })).toBeHidden()
}

/** Opens every group of extras. */
export async function openExtras(page: Page) {
  for (const group of await page.getByRole('group', { name: 'Anything extra?' }).locator('summary').all())
    await group.click()
}

export async function check(page: Page, name: string | RegExp) {
  const box = page
    .getByRole('radio', { name, exact: true })
    .or(page.getByRole('checkbox', { name, exact: true }))
  // The input is hidden: its label draws it.
  await box.check({ force: true })
}

/** In the calculator without script: works out other months, then asks about yet others, which opens the contact form. */
export async function askForOtherMonths(page: Page): Promise<void> {
  const recalculate = page.getByRole('button', { name: 'Choices changed. Work it out' })
  await expect(recalculate).toHaveCount(0)
  await check(page, '18')
  await recalculate.last().click()
  await expect(page).toHaveURL(/months=18.*#result$/)
  await expect(plan(page)).toContainText('A month, for 18 months')
  await check(page, '24')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText('You ask about this plan')).toBeVisible()
  await expect(page.getByText(/a month for\s24\smonths/).first()).toBeVisible()
  await expect(page.getByText('Part of the link was not understood')).toHaveCount(0)
}
