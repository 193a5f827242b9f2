import type { Locator, Page } from '@playwright/test'
import { storeAddresses } from '../../../demos/addresses.ts'
import type { ShopState } from '../../../demos/shop/shop-state.ts'
import { expect } from '../fixtures.ts'

export const LINEN_THROW = storeAddresses.product(2, 'linen-throw')
/** The first order of a browser: the initial data ends with number 1042. */
export const FIRST_ORDER = 1043

/** The shop's data that the browser has stored. Waits until it exists. */
export async function storedShop(page: Page): Promise<ShopState> {
  let state: ShopState | null = null
  const isStored = async () => {
    state = await page.evaluate(stateInBrowser)
    return state !== null
  }
  await expect.poll(isStored).toBe(true)
  return state as unknown as ShopState // proof: the poll ended
}

/** In the page: the stored shop; null until there is one. */
async function stateInBrowser(): Promise<ShopState | null> {
  dispatchEvent(new Event('wheel')) // hydrates the page, which then creates the shop
  const known = await indexedDB.databases()
  // Opening a missing database would create it, and block the shop.
  if (!known.some(({ name, version = 0 }) => name === 'kiaat-demo' && version > 0)) return null
  const opening = indexedDB.open('kiaat-demo')
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  const database = opening.result
  const reading = database.transaction('shop').objectStore('shop').get('now')
  await new Promise((resolve) => {
    reading.onsuccess = resolve
  })
  database.close()
  return reading.result?.state ?? null
}

/** The store loads its script on the first interaction. Resolves once the page is hydrated. */
export async function triggerHydration(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('wheel')))
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
}

/** Navigates within the app, like a link: this takes a tenth of the time of a page load. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address)
}

/** Adds the product on the current page to the basket, and opens the basket. */
export async function takeToBasket(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Basket, / })
    .click()
  await expect(page.getByRole('heading', { name: 'Basket', level: 1 })).toBeVisible()
}

/** From the basket to the payment page, with the example's address. */
export async function goToPayment(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Check out' }).click()
  await fillInExample(page)
}

/** From the delivery page to the payment page. */
export async function fillInExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill in an example' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('A demo payment')).toBeVisible()
}

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pretend to pay/ })

/** Buys the product on the current page. Resolves once the thank-you page is shown. */
export async function buy(page: Page): Promise<void> {
  await takeToBasket(page)
  await goToPayment(page)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: /^Thank you/, level: 1 })).toBeVisible()
}

/** Stops the page's clock, so that the ten seconds in which an action can be undone do not end. */
export async function stopClock(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now()
    Date.now = () => now
  })
}

/** Switches the office to another member of staff. */
export async function switchRole(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitemradio', { name }).click()
}
