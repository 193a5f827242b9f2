import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { content } from './site-content.ts'

export const PRODUCTS = content.solutions.map(({ url }) => url)

/** What a product shows as its name, each place of it once, by its slug. */
export async function namesShown(page: Page): Promise<Record<string, Array<string>>> {
  const entries = await page.locator('[data-product]').evaluateAll((products) =>
    products.map((product) => {
      const places = [...product.querySelectorAll('[data-brand=name]')]
      return [product.getAttribute('data-product') ?? '', places.map(({ textContent }) => textContent ?? '')]
    }),
  )
  return Object.fromEntries(entries.map(([slug, names]) => [slug, [...new Set(names)]]))
}

/** Every product under one name. */
export function allUnder(name: string): Record<string, Array<string>> {
  return Object.fromEntries(PRODUCTS.map((slug) => [slug, [name]]))
}

export const nameField = (page: Page) => page.locator('#business-name')

/** The colour that the products wear, as the browser computes it. */
export function wornSolid(page: Page): Promise<string> {
  return page
    .locator('[data-worn]')
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--worn-solid').trim())
}

export async function chooseColour(page: Page, word: string): Promise<void> {
  // The box itself is drawn by its label.
  await page.getByRole('radio', { name: word, exact: true }).check({ force: true })
}

/** The brand within the link to the contact form of the product in the hand. */
export async function brandAskedAbout(page: Page): Promise<string | null> {
  const href = await page.getByRole('link', { name: 'Ask about it' }).first().getAttribute('href')
  return new URL(href ?? '', page.url()).searchParams.get('brand')
}

/** Whether the product in the hand begins right below the header, so that nothing between them is cut by half. */
export function beginsBelowHeader(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {}
    const { top = 0 } = document.querySelector('[data-product]')?.getBoundingClientRect() ?? {}
    return top > bottom - 2 && top < 100
  })
}

/** Opens the form where it is folded: not beside the products, and once there is something to see. */
export async function openForm(page: Page): Promise<void> {
  const change = page.getByRole('link', { name: 'Change name or colour' })
  await page.waitForLoadState() // until then it may be still to come
  if (await change.isVisible()) await change.click()
}

/** One tap on what the business does. */
export function tradeButton(page: Page, trade: string) {
  return page.getByRole('group', { name: /^What do you do\?/ }).getByRole('button', { name: trade })
}

/** Wakes the page by a touch and waits for its script: until then links and form lead where they say. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.locator('[data-worn]').dispatchEvent('keydown')
  await expect(page.locator('[data-worn]')).toHaveAttribute('style', /--worn-/)
}
