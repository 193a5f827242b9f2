import { shownName, tidyName } from '../../../domain/brand/name.ts'
import { type VisitorBrand, writeBrand } from '../../../domain/brand/visitor-brand.ts'
import { paths } from '../../../domain/sitemap/paths.ts'

/** The id of the section for sharing a brand's page. */
export const SHARE_SECTION_ID = 'send'

/** The absolute address of a brand's page. */
export function brandLink(brand: VisitorBrand, origin: string): string {
  return origin + paths.yourName(writeBrand(brand))
}

/** WhatsApp with a draft; the visitor chooses the recipient. */
export function whatsAppHref(brand: VisitorBrand, offer: string, origin: string): string {
  return `https://wa.me/?text=${encodeURIComponent(messageOf(brand, offer, origin))}`
}

/** The visitor's mail program with a draft without a recipient. */
export function mailHref(brand: VisitorBrand, offer: string, origin: string): string {
  return `mailto:?subject=${encodeURIComponent(subjectOf(brand))}&body=${encodeURIComponent(messageOf(brand, offer, origin))}`
}

function messageOf(brand: VisitorBrand, offer: string, origin: string): string {
  return `${subjectOf(brand)}. ${offer}. ${brandLink(brand, origin)}`
}

function subjectOf({ name }: VisitorBrand): string {
  const displayName = shownName(name)
  return displayName ? `Software with “${displayName.name}” on it` : 'Software with our name on it'
}

/** The label of the collapsed form; null if no brand is shown. */
export function dockTitle({ name, colour }: VisitorBrand): string | null {
  return shownName(name)?.name ?? (colour && 'Your colour')
}

/** A page with the displayed name and colour after `#`, where no server sees them; without a name the plain page. */
export function addressUnderName(page: string, brand: VisitorBrand): string {
  return tidyName(brand.name) === '' ? page : `${page}#${writeShown({ ...brand, product: null })}`
}

/** The contact form with the brand, whose name is the displayed one: the form's page refuses an address with a longer name. */
export function askAddress(brand: VisitorBrand): string {
  return paths.contactWithBrand(writeShown(brand))
}

/** The contact form with a plan of no product in particular, and the name and colour. */
export function askAddressOfPlan(plan: string, brand: VisitorBrand): string {
  return paths.contactWithPlan(plan, writeShown({ ...brand, product: null }))
}

function writeShown(brand: VisitorBrand): string {
  return writeBrand({ ...brand, name: shownName(brand.name)?.name ?? '' })
}
