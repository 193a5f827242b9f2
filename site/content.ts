import aboutPage from '../content/about-page.json' with { type: 'json' }
import calculator from '../content/calculator.json' with { type: 'json' }
import caseStudies from '../content/case-studies.json' with { type: 'json' }
import categories from '../content/categories.json' with { type: 'json' }
import company from '../content/company.json' with { type: 'json' }
import examplePlan from '../content/example-plan.json' with { type: 'json' }
import faqs from '../content/faqs.json' with { type: 'json' }
import home from '../content/home.json' with { type: 'json' }
import legalPaia from '../content/legal-paia.json' with { type: 'json' }
import legalPrivacy from '../content/legal-privacy.json' with { type: 'json' }
import legalTerms from '../content/legal-terms.json' with { type: 'json' }
import notices from '../content/notices.json' with { type: 'json' }
import principles from '../content/principles.json' with { type: 'json' }
import ratecard from '../content/ratecard.json' with { type: 'json' }
import services from '../content/services.json' with { type: 'json' }
import servicesPage from '../content/services-page.json' with { type: 'json' }
import solutions from '../content/solutions.json' with { type: 'json' }
import steps from '../content/steps.json' with { type: 'json' }
import values from '../content/values.json' with { type: 'json' }
import { gatherRateCards } from '../domain/content/archived-rate-cards.ts'
import { type Content, checkLinks, parseContentFile } from '../domain/content/content.ts'

/** The words, facts and prices of the site, validated when the site is built: a fault stops the build and is named. */
export const content: Content = {
  company: parseContentFile('company', company),
  ratecard: parseContentFile('ratecard', ratecard),
  calculator: parseContentFile('calculator', calculator),
  home: parseContentFile('home', home),
  solutions: parseContentFile('solutions', solutions),
  services: parseContentFile('services', services),
  faqs: parseContentFile('faqs', faqs),
  values: parseContentFile('values', values),
  principles: parseContentFile('principles', principles),
  steps: parseContentFile('steps', steps),
  'case-studies': parseContentFile('case-studies', caseStudies),
  categories: parseContentFile('categories', categories),
  'example-plan': parseContentFile('example-plan', examplePlan),
  notices: parseContentFile('notices', notices),
  'about-page': parseContentFile('about-page', aboutPage),
  'services-page': parseContentFile('services-page', servicesPage),
  'legal-privacy': parseContentFile('legal-privacy', legalPrivacy),
  'legal-terms': parseContentFile('legal-terms', legalTerms),
  'legal-paia': parseContentFile('legal-paia', legalPaia),
}
checkLinks(content)

/** Today's prices, and the earlier ones that old links were made with. */
export const rateCards = gatherRateCards(
  content.ratecard,
  Object.fromEntries(
    Object.entries(
      import.meta.glob<unknown>('../content/ratecards/*.json', { eager: true, import: 'default' }),
    ).map(([path, data]) => [path.slice(path.lastIndexOf('/') + 1), data]),
  ),
)
