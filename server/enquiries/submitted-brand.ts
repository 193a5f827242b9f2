import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import { readSentBrand } from '../../domain/enquiry/sent-attachments.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import type { ServerContent } from '../content.ts'

/** A product as the visitor saw it who sent an enquiry. */
export type SubmittedBrand = {
  /** Empty: under its own name. */
  name: string
  /** `#1f6f54`; null: in its own colours. */
  colour: string | null
  /** Url and title of the solution; null: they chose none, or we offer it no more. */
  product: { slug: string; title: string } | null
  /** The page on which they saw it. */
  href: string
}

/** @returns null if nothing of it came with the enquiry */
export function submittedBrandOf(
  { metadata }: Enquiry,
  { solutions }: Pick<ServerContent, 'solutions'>,
): SubmittedBrand | null {
  const slugs = solutions.map(({ url }) => url)
  const sent = metadata.brand ? readSentBrand(metadata.brand, slugs) : null
  if (!sent) return null
  const { name, colour, product } = sent.brand
  const solution = solutions.find(({ url }) => url === product)
  return {
    name,
    colour,
    href: paths.yourName(sent.query),
    product: solution ? { slug: solution.url, title: solution.title } : null,
  }
}
