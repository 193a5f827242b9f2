import { BRAND_CATEGORY, type ContactCategory } from '../../../domain/enquiry/contact-form.ts'
import { readSentBrand } from '../../../domain/enquiry/sent-attachments.ts'

/** The brand that is sent with the form, as texts to show and to store with the draft; each may be empty. */
export type BrandNote = {
  /** The query of the link, which is sent. */
  query: string
  /** Title of the product that the visitor selected. */
  product: string
  /** `R 44 850,00 incl. VAT, R 3 737,50 a month for 12 months`; absent without a product, and in drafts of older versions. */
  price?: string | undefined
  name: string
  /** `#1f6f54` */
  colour: string
  /** The category that it suggests in the form; absent in drafts of older versions. */
  category?: ContactCategory | undefined
}

/** The brand in the page's address, null if unreadable; `changes` are sentences that tell the visitor so. */
export type LinkedBrand = { note: BrandNote | null; changes: ReadonlyArray<string> }

const UNREADABLE =
  'The name and colour in the link could not be read, so they are not sent along. The form works without them.'

/**
 * Reads the brand in the page's address, or in a refused form.
 *
 * @param text the query of a brand's link
 */
export function readLinkedBrand(
  text: string,
  solutions: ReadonlyArray<{ url: string; title: string; price: string }>,
): LinkedBrand {
  const sentBrand = readSentBrand(
    text,
    solutions.map(({ url }) => url),
  )
  if (!sentBrand) return { note: null, changes: [UNREADABLE] }
  const { name, colour, product } = sentBrand.brand
  const selected = solutions.find(({ url }) => url === product)
  const note = {
    query: sentBrand.query,
    product: selected?.title ?? '',
    price: selected?.price,
    name,
    colour: colour ?? '',
    category: BRAND_CATEGORY,
  }
  return { note, changes: [] }
}
