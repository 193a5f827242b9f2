import { BRAND_CATEGORY, type ContactCategory } from '../../../domain/enquiry/contact-form.ts'
import { readSentBrand } from '../../../domain/enquiry/sent-attachments.ts'

/** The name and the colour that are sent with the form, as texts to show and to store with the draft; each may be empty. */
export type BrandNote = {
  /** The query of the link, which is sent. */
  query: string
  /** Title of the product that the visitor held. */
  product: string
  /** `R 44 850,00 incl. VAT, R 3 737,50 a month for 12 months`; absent without a product, and in drafts of older versions. */
  price?: string | undefined
  name: string
  /** `#1f6f54` */
  colour: string
  /** Its category in the form; absent in drafts of older versions. */
  category?: ContactCategory | undefined
}

/** The brand of the page's address, null if it could not be read, and a note about that. */
export type ArrivedBrand = { note: BrandNote | null; changes: ReadonlyArray<string> }

const UNREADABLE =
  'The name and colour in the link could not be read, so they are not sent along. The form works without them.'

/**
 * Reads the brand of the page's address, or of a form that is shown again.
 *
 * @param text the query of a brand's link
 */
export function arrivedBrand(
  text: string,
  solutions: ReadonlyArray<{ url: string; title: string; price: string }>,
): ArrivedBrand {
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
