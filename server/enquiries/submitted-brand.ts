import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import { readSentBrand } from '../../domain/enquiry/sent-attachments.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import type { ServerContent } from '../content.ts'

/** A product under the name and colour that the sender of an enquiry saw. */
export type SubmittedBrand = {
  /** Empty: the product's own name. */
  name: string
  /** `#1f6f54`; null: the product's own colours. */
  colour: string | null
  /** Slug and title of the solution; null if none was chosen, or it is no longer offered. */
  product: { slug: string; title: string } | null
  /** The page on which the sender saw it. */
  href: string
}

/** @returns null if the enquiry came without one */
export function submittedBrandOf(
  { metadata }: Enquiry,
  { solutions }: Pick<ServerContent, 'solutions'>,
): SubmittedBrand | null {
  const slugs = solutions.map(({ url }) => url)
  const sentBrand = metadata.brand ? readSentBrand(metadata.brand, slugs) : null
  if (!sentBrand) return null
  const { name, colour, product } = sentBrand.brand
  const solution = solutions.find(({ url }) => url === product)
  return {
    name,
    colour,
    href: paths.yourName(sentBrand.query),
    product: solution ? { slug: solution.url, title: solution.title } : null,
  }
}
