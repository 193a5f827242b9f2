import type { ShopBrand } from '../shop-brand.ts'

/** The localStorage key of a visitor's name and colour, written as in the fragment of a link. */
export const STORAGE_KEY = 'demo-brand'
/** Elements of a built page that hold the shop's name and nothing else. */
export const NAME_PLACES = '[data-shop-name]'

/** The visitor's brand that wear.ts applied to this page; null: the page shows the shop's own. */
export function wornBrand(): ShopBrand | null {
  const { wornName: name, wornAddress: address = '' } = document.documentElement.dataset
  return name ? { name, address } : null
}

/**
 * A link that opens a page under the same name and colour in another browser.
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
