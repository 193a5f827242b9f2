import { answerTime } from '../../../domain/enquiry/answer-by.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { content } from '../../content.ts'

/** Title and description of the contact page and its results, for search engines and previews. */
export const contactMeta = {
  title: 'Contact our software development team',
  description: `Tell us what you would like to change in your business. A person reads every message and answers ${answerTime(content.company.openingHours)}. Sending it does not commit you to anything.`,
  path: paths.contactUs,
  hasGoldAction: true,
} as const
