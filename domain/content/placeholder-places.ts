import { withAnswerTime } from '../enquiry/answer-by.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { CATEGORY_SLUGS, type CaseStudy, type Category } from './case-study.ts'
import { withCategoryPrices } from './category-price.ts'
import type { Company } from './company.ts'
import { runningCosts } from './included-or-extra.ts'
import type { OtherCost } from './other-costs.ts'
import type { Service, ServiceSheet } from './pages.ts'
import { costLabel } from './project-cost.ts'
import { buildName, priceLabel, priceNote } from './service-prices.ts'
import type { Solution } from './solution.ts'
import { withCounts } from './with-counts.ts'

type PlaceholderContent = {
  company: Company
  services: ReadonlyArray<Service>
  solutions: ReadonlyArray<Solution>
  'services-page': { sheets: ReadonlyArray<ServiceSheet> }
  'case-studies': ReadonlyArray<CaseStudy>
  categories: ReadonlyArray<Category>
  'other-costs': { costs: ReadonlyArray<OtherCost> }
  ratecard: RateCard
}

/** A text in which the site fills in words in braces, such as `{Services}`. */
export type Place = {
  /** The file and the path in it, with indexes: `services.0.teaser`. */
  at: RegExp
  words: ReadonlyArray<string>
  /** Whether the text must contain them. */
  isRequired?: true
  /**
   * The text as its page shows it; absent if that depends on a visitor's choices.
   *
   * @param keys of the path: `[0, 'teaser']`
   */
  fillIn?: (text: string, content: PlaceholderContent, keys: ReadonlyArray<PropertyKey>) => string
}

const COUNTS = {
  words: ['services', 'Services', 'solutions', 'Solutions'],
  fillIn: (text: string, content: PlaceholderContent) => withCounts(text, content),
}

/** The placeholders of single texts. Those of the company's rules (company-rules.ts) may be in any text. */
export const PLACES: ReadonlyArray<Place> = [
  { at: /^home\.headings\.services$/, ...COUNTS },
  { at: /^services\.\d+\.(teaser|description)$/, ...COUNTS },
  { at: /^services-page\.closing$/, ...COUNTS },
  { at: /^our-work-page\.products\.(heading|lead)$/, ...COUNTS },
  {
    at: /^(home\.contactLead|contact-page\.description)$/,
    words: ['answered'],
    fillIn: (text, { company }) => withAnswerTime(text, company.openingHours),
  },
  {
    at: /^services\.\d+\.builds\.\d+\.name$/,
    words: ['units'],
    fillIn: (name, { services, ratecard }, [at, , buildAt]) => {
      const build = services[Number(at)]?.builds[Number(buildAt)]
      return build ? buildName({ ...build, name }, ratecard) : name
    },
  },
  {
    at: /^services-page\.sheets\.\d+\.prices\.\d+\.label$/,
    words: ['included'],
    fillIn: (label, { 'services-page': page, ratecard }, [, sheet, , at]) => {
      const price = page.sheets[Number(sheet)]?.prices[Number(at)]
      return price ? priceLabel({ ...price, label }, ratecard) : label
    },
  },
  {
    at: /^services-page\.sheets\.\d+\.note$/,
    words: ['further'],
    fillIn: (note, { 'services-page': page, ratecard }, [, at]) => {
      const sheet = page.sheets[Number(at)]
      return sheet ? priceNote({ ...sheet, note }, ratecard) : note
    },
  },
  {
    at: /^case-studies\.\d+\.cost\.labels\.[a-z-]+$/,
    words: ['count', 'percent'],
    fillIn: (text, { 'case-studies': studies, ratecard }, [at, , , key]) => {
      const study = studies[Number(at)]
      return study ? costLabel(text, String(key), study.cost.choices, ratecard) : text
    },
  },
  {
    at: /^case-studies\.\d+\.cost\.paidToOthers$/,
    words: CATEGORY_SLUGS,
    fillIn: (text, { categories, ratecard }) => withCategoryPrices(text, categories, ratecard),
  },
  {
    at: /^case-studies\.\d+\.cost\.onTop\.text$/,
    words: ['hours'],
    fillIn: (text, { 'case-studies': studies }, [at]) =>
      text.replace('{hours}', String(studies[Number(at)]?.cost.onTop?.hours)),
  },
  {
    at: /^categories\.\d+\.price\.after$/,
    words: ['paidToOthers'],
    fillIn: (text, { categories, 'other-costs': { costs }, ratecard }, [at]) => {
      const price = categories[Number(at)]?.price
      return price?.kind === 'build'
        ? text.replace('{paidToOthers}', runningCosts(price.choices, costs, ratecard))
        : text
    },
  },
  { at: /^other-costs\.costs\.\d+\.countedTitle$/, words: ['Count'], isRequired: true },
]
