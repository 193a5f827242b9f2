import type { ShopBrand } from '../shop-brand.ts'

/** The localStorage key of a visitor's name and colour, written as in the fragment of a link. */
export const STORAGE_KEY = 'demo-brand'
/** Matches the elements of a page that contain only the shop's name. */
export const NAME_SELECTOR = '[data-shop-name]'

/** The visitor's brand that apply-brand.ts applied to this page; null if it shows the shop's own. */
export function appliedBrand(): ShopBrand | null {
  const { wornName: name, wornAddress: address = '' } = document.documentElement.dataset
  return name ? { name, address } : null
}

/**
 * A link that opens a page under the same name and colour in another browser.
 *
 * @param page an address of the demos
 */
export function appliedBrandLink(page: string): string {
  return `${location.origin}${page}#${document.documentElement.dataset.wornLink ?? ''}`
}

/** Forgets the visitor's name and colour, and shows the page again without them. */
export function removeBrand(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was stored: the name is only in the address.
  }
  history.replaceState(history.state, '', location.pathname + location.search)
  location.reload()
}
