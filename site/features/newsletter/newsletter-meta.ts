import { paths } from '../../../domain/sitemap/paths.ts'

/** The title and description of the newsletter's page and its result, for search engines and previews. */
export const newsletterMeta = {
  title: 'Monthly newsletter',
  description:
    'One letter a month about our software products, by email. You can stop at any time, and your address is used for nothing else.',
  path: paths.newsletter,
} as const
