import { paths } from '../domain/sitemap/paths.ts'
import { CALCULATOR } from '../e2e/pages.ts'
import { content } from '../e2e/site-content.ts'

/** One page of a template. */
export type Template = {
  path: string
  /** Lighthouse's audits that this page cannot pass, by design, with the reason: its scores leave them out and say so. */
  leftOut: Readonly<Record<string, string>>
}

const UNLISTED = { 'is-crawlable': 'asks not to be listed' }
const NOT_FOUND = {
  ...UNLISTED,
  'http-status-code': 'is the answer 404',
  'errors-in-console': 'the browser notes the 404',
}

const [study] = content.caseStudies
const [category] = content.categories

/** One page of each template, those named first that most visitors see. */
export const TEMPLATES: ReadonlyArray<Template> = [
  ...[
    paths.home,
    paths.whatWeDo,
    paths.ourWork,
    paths.solution('ecommerce'),
    study ? paths.caseStudy(study.slug) : [],
    category ? paths.category(category.slug) : [],
    paths.aboutUs,
    paths.contactUs,
    paths.newsletter,
    CALCULATOR,
    paths.privacy,
  ]
    .flat()
    .map((path) => ({ path, leftOut: {} })),
  { path: paths.contactThanks, leftOut: UNLISTED },
  { path: '/demos/store', leftOut: UNLISTED },
  { path: '/no-such-page', leftOut: NOT_FOUND },
]
