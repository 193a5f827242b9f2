import { shownName, tidyName } from '../../../domain/brand/name.ts'
import { type VisitorBrand, writeBrand } from '../../../domain/brand/visitor-brand.ts'
import { paths } from '../../../domain/sitemap/paths.ts'

/** The part of the page that sends it. */
export const SEND = 'send'

/** The page of a brand with its origin, to be sent. */
export function brandLink(brand: VisitorBrand, origin: string): string {
  return origin + paths.yourName(writeBrand(brand))
}

/** WhatsApp with a draft; the visitor chooses to whom it goes. */
export function whatsAppHref(brand: VisitorBrand, offer: string, origin: string): string {
  return `https://wa.me/?text=${encodeURIComponent(messageOf(brand, offer, origin))}`
}

/** The visitor's own mail program with a draft to nobody yet. */
export function mailHref(brand: VisitorBrand, offer: string, origin: string): string {
  return `mailto:?subject=${encodeURIComponent(subjectOf(brand))}&body=${encodeURIComponent(messageOf(brand, offer, origin))}`
}

function messageOf(brand: VisitorBrand, offer: string, origin: string): string {
  return `${subjectOf(brand)}. ${offer}. ${brandLink(brand, origin)}`
}

function subjectOf({ name }: VisitorBrand): string {
  const shown = shownName(name)
  return shown ? `Software with “${shown.name}” on it` : 'Software with our name on it'
}

/** What the folded form calls the brand; null: there is nothing to see of it yet. */
export function dockTitle({ name, colour }: VisitorBrand): string | null {
  return shownName(name)?.name ?? (colour && 'Your colour')
}

/** A page under the name and colour as they are shown, behind `#`, where no server sees them; without a name the page alone. */
export function addressUnderName(page: string, brand: VisitorBrand): string {
  return tidyName(brand.name) === '' ? page : `${page}#${writeShown({ ...brand, product: null })}`
}

/** The contact form with what is seen: the name as it is shown, because the form's page reads no address that a longer one could fill. */
export function askAddress(brand: VisitorBrand): string {
  return paths.contactWithBrand(writeShown(brand))
}

/** The contact form with a plan that is of no product, and the name and colour. */
export function askAddressOfPlan(plan: string, brand: VisitorBrand): string {
  return paths.contactWithPlan(plan, writeShown({ ...brand, product: null }))
}

function writeShown(brand: VisitorBrand): string {
  return writeBrand({ ...brand, name: shownName(brand.name)?.name ?? '' })
}
