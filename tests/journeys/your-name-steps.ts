import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { content } from './site-content.ts'

export const PRODUCTS = content.solutions.map(({ url }) => url)

/** The distinct names in each product, by its slug. */
export async function namesByProduct(page: Page): Promise<Record<string, Array<string>>> {
  const entries = await page.locator('[data-product]').evaluateAll((products) =>
    products.map((product) => {
      const places = [...product.querySelectorAll('[data-brand=name]')]
      return [product.getAttribute('data-product') ?? '', places.map(({ textContent }) => textContent ?? '')]
    }),
  )
  return Object.fromEntries(entries.map(([slug, names]) => [slug, [...new Set(names)]]))
}

/** As {@link namesByProduct} returns it if every product has one name. */
export function allNamed(name: string): Record<string, Array<string>> {
  return Object.fromEntries(PRODUCTS.map((slug) => [slug, [name]]))
}

export const nameField = (page: Page) => page.locator('#business-name')

/** The products' colour; '' for their own ones. */
export function brandColour(page: Page): Promise<string> {
  return page
    .locator('[data-worn]')
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--worn-solid').trim())
}

export async function chooseColour(page: Page, word: string): Promise<void> {
  // The input is hidden: its label draws it.
  await page.getByRole('radio', { name: word, exact: true }).check({ force: true })
}

/** The brand in the selected product's link to the contact form. */
export async function brandInLink(page: Page): Promise<string | null> {
  const href = await page.getByRole('link', { name: 'Ask about it' }).first().getAttribute('href')
  return new URL(href ?? '', page.url()).searchParams.get('brand')
}

/** Whether the selected product begins directly below the header. */
export function beginsBelowHeader(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {}
    const { top = 0 } = document.querySelector('[data-product]')?.getBoundingClientRect() ?? {}
    return top > bottom - 2 && top < 100
  })
}

/** Opens the form if it is collapsed, as it is after a name is shown, except beside the products. */
export async function openForm(page: Page): Promise<void> {
  const change = page.getByRole('link', { name: 'Change name or colour' })
  await page.waitForLoadState() // the link may not be rendered yet
  if (await change.isVisible()) await change.click()
}

export function tradeButton(page: Page, trade: string) {
  return page.getByRole('group', { name: /^What do you do\?/ }).getByRole('button', { name: trade })
}

/** Hydrates the page by an event, and waits for its script. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('[data-worn]').dispatchEvent('keydown')
  await expect(page.locator('[data-worn]')).toHaveAttribute('style', /--worn-/)
}
