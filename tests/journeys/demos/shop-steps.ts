import type { Locator, Page } from '@playwright/test'
import { storeAddresses } from '../../../demos/addresses.ts'
import type { ShopState } from '../../../demos/shop/shop-state.ts'
import { expect } from '../fixtures.ts'

export const LINEN_THROW = storeAddresses.product(2, 'linen-throw')
/** The first order of a browser: the shop begins with those up to 1042. */
export const FIRST_ORDER = 1043

/** What really lies in the browser, and not what a page shows of it. Waits until a shop was begun. */
export async function kept(page: Page): Promise<ShopState> {
  let state: ShopState | null = null
  const look = async () => {
    state = await page.evaluate(stateInBrowser)
    return state !== null
  }
  await expect.poll(look).toBe(true)
  return state as unknown as ShopState // proof: the poll ended
}

/** In the page: the shop; null until there is one. A store that is asleep wakes, and begins it. */
async function stateInBrowser(): Promise<ShopState | null> {
  dispatchEvent(new Event('wheel'))
  const known = await indexedDB.databases()
  // Opening a database that is missing would create it, and block the shop.
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

/** The store brings in its script once somebody shows interest. @returns once the page is awake */
export async function showInterest(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('wheel')))
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
}

/** Goes to another screen as a link does: the page stays, which takes a tenth of the time of loading it. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address)
}

/** Puts what an open page of a product shows into the basket, and goes there. */
export async function takeToBasket(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Basket, / })
    .click()
  await expect(page.getByRole('heading', { name: 'Basket', level: 1 })).toBeVisible()
}

/** From the basket to the page where it is paid, with the address of the example. */
export async function goToPayment(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Check out' }).click()
  await fillInExample(page)
}

/** From the page that asks where it goes, on to where it is paid. */
export async function fillInExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill in an example' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('A demo payment')).toBeVisible()
}

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pretend to pay/ })

/** Buys what an open page of a product shows. @returns once the shop has thanked */
export async function buy(page: Page): Promise<void> {
  await takeToBasket(page)
  await goToPayment(page)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: /^Thank you/, level: 1 })).toBeVisible()
}

/** The ten seconds in which a change can be put back do not pass on an open page. */
export async function stopClock(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now()
    Date.now = () => now
  })
}

/** Looks at the office through somebody else's eyes. */
export async function lookAs(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitemradio', { name }).click()
}
