import { paths } from '../../../domain/sitemap/paths.ts'

/** What search engines and previews say of the contact page and its answer. */
export const contactMeta = {
  title: 'Contact our software development team',
  description:
    'Tell us what you would like to change in your business. A person reads every message and answers within one working day. Sending it does not commit you to anything.',
  path: paths.contactUs,
} as const
