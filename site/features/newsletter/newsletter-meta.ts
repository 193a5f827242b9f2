import { paths } from '../../paths.ts'

/** What search engines and previews say of the newsletter's page and its answer. */
export const newsletterMeta = {
  title: 'A short letter, once a month',
  description:
    'One letter a month by email about our software products and what they cost by the month. You can stop at any time.',
  path: paths.newsletter,
} as const
