import type { ShopBrand } from '../shop-brand.ts'

/** Under this key a browser keeps a visitor's name and colour for the demos, as the fragment of a link has them. */
export const STORAGE_KEY = 'demo-brand'
/** Elements of a built page that hold the shop's name and nothing else. */
export const NAME_PLACES = '[data-shop-name]'

/** The visitor's brand that wear.ts put on this page; null where the shop has its own. */
export function wornBrand(): ShopBrand | null {
  const { wornName: name, wornAddress: address = '' } = document.documentElement.dataset
  return name ? { name, address } : null
}

/**
 * The link that opens a page under the same name and colour elsewhere.
 *
 * @param page an address of the demos
 */
export function wornLink(page: string): string {
  return `${location.origin}${page}#${document.documentElement.dataset.wornLink ?? ''}`
}

/** Forgets the visitor's name and colour, and shows the page again without them. */
export function takeNameOff(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was kept: the name stands in the address alone.
  }
  history.replaceState(history.state, '', location.pathname + location.search)
  location.reload()
}
