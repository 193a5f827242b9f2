import { type VisitorBrand, writeBrand } from '../../../domain/brand/visitor-brand.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { askAddress } from './ask-address.ts'
import { found } from './page-parts.ts'
import { brandLink, mailHref, whatsAppHref } from './share.ts'

/** Lets every link of the page that tells of the brand tell of this one. */
export function updateBrandLinks(page: HTMLElement, brand: VisitorBrand): void {
  for (const product of page.querySelectorAll<HTMLElement>('[data-product]')) {
    const held = { ...brand, product: product.dataset.product ?? null }
    found(product, '[data-leads=ask]', HTMLAnchorElement).href = askAddress(held)
    found(product, '[data-leads=hold]', HTMLAnchorElement).href = paths.yourName(writeBrand(held))
  }
  const origin = page.dataset.origin ?? ''
  const offer = found(page, '[data-product]', HTMLElement).dataset.offer ?? ''
  found(page, '[data-share=whatsapp] a', HTMLAnchorElement).href = whatsAppHref(brand, offer, origin)
  found(page, '[data-share=mail] a', HTMLAnchorElement).href = mailHref(brand, offer, origin)
  found(page, '#brand-link', HTMLInputElement).value = brandLink(brand, origin)
}
