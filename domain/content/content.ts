import { z } from 'zod'
import { type HexColour, parseColour } from '../brand/hex-colour.ts'
import { type Choices, estimate } from '../pricing/estimate.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { calculatorFaults, calculatorSchema } from './calculator.ts'
import { caseStudySchema, categorySchema } from './case-study.ts'
import { companySchema } from './company.ts'
import { companyRules } from './company-rules.ts'
import { legalPageSchema } from './legal-page.ts'
import { MORE_QUESTIONS, SHORT_LIST, SHORT_QUESTIONS } from './limits.ts'
import { otherCostsSchema } from './other-costs.ts'
import {
  aboutPageSchema,
  contactPageSchema,
  examplePlanSchema,
  homeFaqSchema,
  homeSchema,
  noticesSchema,
  ourWorkPageSchema,
  principleSchema,
  productPageSchema,
  questionSchema,
  serviceSchema,
  servicesPageSchema,
  stepSchema,
  valueSchema,
} from './pages.ts'
import { personSchema } from './people.ts'
import { logoSchema } from './photo.ts'
import { placeholderFaults } from './placeholders.ts'
import type { PriceLists } from './rate-card-files.ts'
import { SOLUTIONS_ON_HOME, solutionSchema } from './solution.ts'
import { boundedList, listOf } from './text.ts'

/** The schema of each file of `content/` except the price lists (rate-card-files.ts), by the file's name. */
const contentSchemas = {
  company: companySchema,
  people: listOf(personSchema),
  calculator: calculatorSchema,
  home: homeSchema,
  solutions: listOf(solutionSchema).min(SOLUTIONS_ON_HOME),
  services: boundedList(serviceSchema, SHORT_LIST),
  faqs: z.strictObject({
    home: boundedList(homeFaqSchema, SHORT_LIST),
    /** Above the accordion of home, always visible. */
    short: boundedList(questionSchema, SHORT_QUESTIONS),
    more: boundedList(questionSchema, MORE_QUESTIONS),
  }),
  values: boundedList(valueSchema, SHORT_LIST),
  principles: boundedList(principleSchema, SHORT_LIST),
  steps: boundedList(stepSchema, SHORT_LIST),
  look: z.strictObject({
    /** The colour of buttons and moons, as #rrggbb. Its contrast is checked when the site is built (domain/brand/accent.ts). */
    accent: z.custom<HexColour>(
      (text) => typeof text === 'string' && parseColour(text) === text,
      'write a colour like #f4c152',
    ),
    /** Shown instead of the moon beside the name. */
    logo: logoSchema.optional(),
  }),
  'case-studies': listOf(caseStudySchema).min(1),
  categories: listOf(categorySchema).length(4),
  'example-plan': examplePlanSchema,
  'other-costs': otherCostsSchema,
  notices: noticesSchema,
  'about-page': aboutPageSchema,
  'contact-page': contactPageSchema,
  'our-work-page': ourWorkPageSchema,
  'product-page': productPageSchema,
  'services-page': servicesPageSchema,
  'legal-privacy': legalPageSchema,
  'legal-terms': legalPageSchema,
  'legal-paia': legalPageSchema,
} as const

export type ContentName = keyof typeof contentSchemas
const contentNames = Object.keys(contentSchemas) as Array<ContentName> // the object's own keys
export type ContentFiles = { [Name in ContentName]: z.infer<(typeof contentSchemas)[Name]> }
/** The words and facts of the site, and the prices in force. */
export type Content = ContentFiles & { ratecard: RateCard }

/**
 * Parses all files of `content/`, and checks the references between them with today's prices and with upcoming prices,
 * which take effect automatically.
 *
 * @param files the parsed JSON of each file, by file name: `home.json`
 * @throws {Error} naming the file and each field that is missing or wrong
 */
export function parseContent(files: Readonly<Record<string, unknown>>, lists: PriceLists): Content {
  const content = parseContentFiles((name) => files[`${name}.json`])
  checkLinks(content, [lists.today, ...lists.coming])
  return { ...withCompanyRules(content), ratecard: lists.today }
}

/**
 * The content of a draft, for previews of single texts: the live file replaces an invalid one. References are not checked.
 *
 * @param draft the parsed JSON of each file, by its name without `.json`
 * @param live the same for the live site
 */
export function readableContent(
  draft: Readonly<Record<string, unknown>>,
  live: Readonly<Record<string, unknown>>,
  card: RateCard,
): Content {
  const isValid = (name: ContentName) => contentFaults(name, draft[name]).length === 0
  const content = parseContentFiles((name) => (isValid(name) ? draft[name] : live[name]))
  return { ...withCompanyRules(content), ratecard: card }
}

function parseContentFiles(dataOf: (name: ContentName) => unknown): ContentFiles {
  const parsed = contentNames.map((name) => [name, parseContentFile(name, dataOf(name))])
  return Object.fromEntries(parsed) as ContentFiles // each value was parsed by the schema of its name
}

/** Replaces placeholders of the owner's rules, such as `{smallChanges}`, in every text. */
function withCompanyRules(content: ContentFiles): ContentFiles {
  const rules = companyRules(content.company)
  return JSON.parse(JSON.stringify(content), (_, value) =>
    typeof value === 'string'
      ? value.replace(/\{(\w+)\}/g, (placeholder, name) =>
          Object.hasOwn(rules, name) ? (rules[name] ?? '') : placeholder,
        )
      : value,
  )
}

/** The faults of a file of `content/`, each with its path, including unknown placeholders. */
export function contentFaults(
  name: ContentName,
  data: unknown,
): Array<{ path: ReadonlyArray<PropertyKey>; message: string }> {
  const issues = contentSchemas[name].safeParse(data).error?.issues ?? []
  return [...issues.map(({ path, message }) => ({ path, message })), ...placeholderFaults(name, data)]
}

/** Whether a file of `content/` has this name. */
export function isContentName(name: string): name is ContentName {
  return Object.hasOwn(contentSchemas, name)
}

/**
 * Parses one file of `content/`.
 *
 * @param name the file's name without `.json`
 * @throws {Error} naming the file and each field that is missing or wrong
 */
export function parseContentFile<Name extends ContentName>(name: Name, data: unknown): ContentFiles[Name] {
  const faults = contentFaults(name, data)
  // Parsed by the schema of this name.
  if (faults.length === 0) return contentSchemas[name].parse(data) as ContentFiles[Name]
  const lines = faults.map(({ path, message }) => `  ${path.join('.') || '(whole file)'}: ${message}`)
  throw new Error([`content/${name}.json is not right:`, ...lines].join('\n'))
}

/**
 * Checks the references between the files: every slug exists and every price can be calculated.
 *
 * @throws {Error} naming the file and the field of each fault
 */
function checkLinks(content: ContentFiles, cards: ReadonlyArray<RateCard>): void {
  const faults = [...deadLinks(content), ...cards.flatMap((card) => faultsWithPriceList(content, card))]
  if (faults.length > 0)
    throw new Error(['content/ has dead links:', ...faults.map((fault) => `  ${fault}`)].join('\n'))
}

function faultsWithPriceList(content: ContentFiles, card: RateCard): Array<string> {
  const faults = [...priceFaults(content, card), ...calculatorFaults(content.calculator, card)]
  return faults.map((fault) => `${fault} (content/ratecards/${card.version}.json)`)
}

function deadLinks(content: ContentFiles): Array<string> {
  const sheets = content['services-page'].sheets.map(({ id }) => id)
  const categories = new Set<string>(content.categories.map((category) => category.slug))
  const caseStudies = new Set(content['case-studies'].map((study) => study.slug))
  return [
    ...content.services
      .filter(({ id }) => !sheets.includes(id))
      .map(({ id }) => `services.json: there is no sheet "${id}" in services-page.json`),
    ...content['case-studies'].flatMap((study, index) =>
      study.tags
        .filter((tag) => !categories.has(tag))
        .map((tag) => `case-studies.json: ${index}.tags: there is no category "${tag}"`),
    ),
    ...content.categories
      .filter((category) => !caseStudies.has(category.caseStudy))
      .map(
        (category) =>
          `categories.json: ${category.slug}.caseStudy: there is no case study "${category.caseStudy}"`,
      ),
  ]
}

function priceFaults(content: ContentFiles, card: RateCard): Array<string> {
  const { need } = content['example-plan']
  const { upgradeExample, revenueExample } = content.home
  const pricedChoices: Array<[place: string, choices: Choices]> = [
    ...content.solutions.map(({ url }) => baseChoicesAt(`solutions.json: ${url}.url`, url)),
    ...content['services-page'].sheets.flatMap(({ id, prices }) =>
      prices.map(({ label, choices }): [string, Choices] => [
        `services-page.json: ${id}.prices: ${label}`,
        choices,
      ]),
    ),
    ...content['case-studies'].map(({ slug, cost }): [string, Choices] => [
      `case-studies.json: ${slug}.cost`,
      cost.choices,
    ]),
    ...content.services.flatMap(({ title, builds }) =>
      builds.map((build) => baseChoicesAt(`services.json: ${title}: builds`, build.need)),
    ),
    baseChoicesAt('home.json: upgradeExample.extra', need, [{ key: upgradeExample.extra, quantity: 1 }]),
    baseChoicesAt('home.json: revenueExample.need', revenueExample.need),
    baseChoicesAt('example-plan.json: need', need),
  ]
  return pricedChoices.flatMap(([place, choices]) => {
    try {
      estimate(choices, card)
      return []
    } catch (error) {
      return [`${place}: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
}

function baseChoicesAt(
  place: string,
  need: string,
  extras: Choices['extras'] = [],
): [place: string, choices: Choices] {
  return [place, { need, design: 'template', extras }]
}
