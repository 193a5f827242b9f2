import { withAnswerTime } from '../../../domain/enquiry/answer-by.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { content } from '../../content.ts'

/** Title and description of the contact page and its results, for search engines and previews. */
export const contactMeta = {
  title: 'Contact our software development team',
  description: withAnswerTime(content['contact-page'].description, content.company.openingHours),
  path: paths.contactUs,
  hasGoldAction: true,
} as const
