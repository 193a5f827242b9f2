import { STORE } from '../../addresses.ts'

/** The screen that an address of the store shows. The screens of `buy` are loaded when needed. */
export type Route =
  | { screen: 'home' | 'search' | 'makers' }
  /** A collection or one kind of products. @see storeAddresses.collection */
  | { screen: 'collection' | 'family'; slug: string }
  /** `number` is null if it cannot be read. */
  | { screen: 'product'; number: number | null }
  | { screen: 'buy'; page: BuyPage }

export const BUY_PAGES = [
  'basket',
  'checkout/delivery',
  'checkout/payment',
  'thank-you',
  'order',
  'orders',
  'send-back',
  'invoice',
] as const
export type BuyPage = (typeof BUY_PAGES)[number]

/** What the service worker answers offline for any product: the page reads the product's number from its address. */
export const PRODUCT_SHELL = `${STORE}/thing`

/** The page for unknown addresses. */
export const STORE_NOT_FOUND = `${STORE}/nothing-here`

/** @param path an address without its query; outside {@link STORE} the route is "not found" */
export function parseRoute(path: string): Route {
  const subpath = (isInStore(path) ? path : STORE_NOT_FOUND).slice(STORE.length + 1)
  if (subpath === '') return { screen: 'home' }
  if (subpath === 'search') return { screen: 'search' }
  if (subpath === 'workshops') return { screen: 'makers' }
  const page = BUY_PAGES.find((candidate) => candidate === subpath)
  if (page) return { screen: 'buy', page }
  if (subpath.startsWith('families/')) return { screen: 'family', slug: subpath.slice('families/'.length) }
  if (path === PRODUCT_SHELL || subpath.startsWith('things/'))
    return { screen: 'product', number: numberOf(subpath) }
  return { screen: 'collection', slug: subpath }
}

/** Whether an address is below {@link STORE}, so that it is shown without loading a page. */
export function isInStore(path: string): boolean {
  return path === STORE || path.startsWith(`${STORE}/`)
}

function numberOf(subpath: string): number | null {
  const [, digits] = /-(\d{1,6})$/.exec(subpath) ?? []
  return digits === undefined ? null : Number(digits)
}
