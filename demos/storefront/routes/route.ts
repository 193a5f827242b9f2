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

/** The page that the service worker answers offline for any product: it reads the product's number from the address. */
export const PRODUCT_SHELL = `${STORE}/thing`

/** The page for unknown addresses. */
export const STORE_NOT_FOUND = `${STORE}/nothing-here`

/** @param path an address without its query; outside {@link STORE} the route is "not found" */
export function parseRoute(path: string): Route {
  const rest = (isInStore(path) ? path : STORE_NOT_FOUND).slice(STORE.length + 1)
  if (rest === '') return { screen: 'home' }
  if (rest === 'search') return { screen: 'search' }
  if (rest === 'workshops') return { screen: 'makers' }
  const page = BUY_PAGES.find((candidate) => candidate === rest)
  if (page) return { screen: 'buy', page }
  if (rest.startsWith('families/')) return { screen: 'family', slug: rest.slice('families/'.length) }
  if (path === PRODUCT_SHELL || rest.startsWith('things/'))
    return { screen: 'product', number: numberOf(rest) }
  return { screen: 'collection', slug: rest }
}

/** Whether an address is below {@link STORE}, so that it is shown without loading a page. */
export function isInStore(path: string): boolean {
  return path === STORE || path.startsWith(`${STORE}/`)
}

function numberOf(rest: string): number | null {
  const [, digits] = /-(\d{1,6})$/.exec(rest) ?? []
  return digits === undefined ? null : Number(digits)
}
