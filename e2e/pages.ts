import { paths } from '../domain/sitemap/paths.ts'
import { content } from './site-content.ts'

export const CALCULATOR = paths.calculator()

/** Every page of the site by its address, those included that ask not to be listed. */
export const PAGES = [
  paths.home,
  paths.whatWeDo,
  paths.ourWork,
  ...content.solutions.map((solution) => paths.solution(solution.url)),
  ...content.caseStudies.map((study) => paths.caseStudy(study.slug)),
  ...content.categories.map((category) => paths.category(category.slug)),
  CALCULATOR,
  paths.aboutUs,
  paths.contactUs,
  paths.newsletter,
  paths.privacy,
  paths.terms,
  paths.paiaManual,
]

const REPEATED = [
  ...content.solutions.slice(1).map((solution) => paths.solution(solution.url)),
  ...content.caseStudies.slice(1).map((study) => paths.caseStudy(study.slug)),
  ...content.categories.slice(1).map((category) => paths.category(category.slug)),
  paths.terms,
  paths.paiaManual,
]

/** `@phone` for a page whose template another page shows already: a wide window need not see it again. */
export function tagOf(address: string): Array<`@${string}`> {
  return REPEATED.includes(address) ? ['@phone'] : []
}

export const UNLISTED_PAGES = [
  paths.contactThanks,
  paths.solutionThanks('ecommerce'),
  paths.newsletterThanks,
  '/demos/store',
  '/demos/admin',
]

/** One page of each kind. */
export const TEMPLATES = [...PAGES, ...UNLISTED_PAGES].filter((address) => tagOf(address).length === 0)

/** Known pages as they are with what their address brings along. */
export const FILLED_PAGES = [paths.contactWithPlan('need=church-app&months=99&payer=person')]
