import { content } from './site-content.ts'

/** The one page whose island does not wait for a touch. */
export const CALCULATOR = '/calculator'

/** Every page of the site by its address, those included that ask not to be listed. */
export const PAGES = [
  '/',
  '/what-we-do',
  '/our-work',
  ...content.solutions.map((solution) => `/our-work/${solution.url}`),
  ...content.caseStudies.map((study) => `/casestudies/${study.slug}`),
  ...content.categories.map((category) => `/service-categories/${category.slug}`),
  CALCULATOR,
  '/about-us',
  '/contact-us',
  '/newsletter',
  '/privacy',
  '/terms',
  '/paia-manual',
]

export const UNLISTED_PAGES = [
  '/contact-us/thank-you',
  '/our-work/ecommerce/thank-you',
  '/newsletter/thank-you',
  '/demos/store',
  '/demos/admin',
]

/** Known pages as they are with what their address brings along. */
export const FILLED_PAGES = ['/contact-us?plan=need%3Dchurch-app%26months%3D99%26payer%3Dperson']
