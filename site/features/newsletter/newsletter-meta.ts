import { paths } from '../../../domain/sitemap/paths.ts'

/** What search engines and previews say of the newsletter's page and its answer. */
export const newsletterMeta = {
  title: 'Monthly newsletter',
  description:
    'One letter a month about our software products, by email. You can stop at any time, and your address is used for nothing else.',
  path: paths.newsletter,
} as const
