import { z } from 'zod'
import { MAX_SHARE_BPS, MIN_SHARE_BPS } from '../plan/revenue-share.ts'
import { calendarDateSchema, choicesSchema, monthsSchema } from '../pricing/schemas.ts'
import { FEATURE_MARKS } from './drawings.ts'
import { listOf, slugSchema, textSchema, textsSchema, tintSchema } from './text.ts'

/**
 * A service: `teaser` is the shorter text of the home page. Its price is that of its cheapest build; a build's `name` says
 * what that price includes, {units} being replaced by the pages, screens or models that the rate card includes.
 */
export const serviceSchema = z.strictObject({
  /** Also the id of its sheet on /what-we-do. */
  id: slugSchema,
  title: textSchema,
  description: textSchema,
  teaser: textSchema,
  tint: tintSchema,
  scene: z.enum(['order', 'forecast', 'till', 'three-shops']),
  builds: z.array(z.strictObject({ need: slugSchema, name: textSchema })).min(1),
})
export type Service = z.infer<typeof serviceSchema>

const faqSchema = z.strictObject({ title: textSchema, description: textSchema })
export type Faq = z.infer<typeof faqSchema>

/** A question whose words may change: other pages show it by its id. */
export const questionSchema = faqSchema.extend({ id: slugSchema })
export type Question = z.infer<typeof questionSchema>

/**
 * The question of `faqs.more` with this id.
 *
 * @throws {Error} if there is none
 */
export function questionOf(id: string, questions: ReadonlyArray<Question>): Question {
  const question = questions.find((entry) => entry.id === id)
  if (!question)
    throw new Error(`content/faqs.json: more: there is no question "${id}", which another page shows`)
  return question
}

/** A question of the home page, and the small calculation or drawing that illustrates its answer, if there is one. */
export const homeFaqSchema = questionSchema.extend({
  proof: z.enum(['division', 'hand-over', 'upgrade', 'revenue']).optional(),
})
export type HomeFaq = z.infer<typeof homeFaqSchema>

export const valueSchema = z.strictObject({
  id: slugSchema,
  name: textSchema,
  description: textSchema,
  icon: z.enum(FEATURE_MARKS),
})
export type Value = z.infer<typeof valueSchema>

export const principleSchema = valueSchema.extend({
  icon: z.enum(['receipt', 'calendar-check', 'key', 'phone', 'shield', 'speech']),
})
export type Principle = z.infer<typeof principleSchema>

export const stepSchema = z.strictObject({
  id: z.int().positive(),
  title: textSchema,
  description: textSchema,
  icon: z.enum(['form', 'palette', 'rocket', 'key']),
})
export type Step = z.infer<typeof stepSchema>

/**
 * The example plan of the home and solution pages, in months only: these pages are built once, and a date on them would become outdated.
 * `need` is a key of the rate card.
 */
export const examplePlanSchema = z.strictObject({ need: slugSchema, months: monthsSchema })

/** How many letters of `hero.audience` fit on one line on a small phone (360 px). */
export const AUDIENCE_BEST_LETTERS = 46

/** The home page's own words, and the choices of its examples; their amounts come from the rate card. */
export const homeSchema = z.strictObject({
  title: textSchema,
  description: textSchema,
  hero: z.strictObject({
    /** The audience of the site, above the heading. */
    audience: textSchema,
    /** One text per line. */
    heading: textsSchema.max(4),
    lead: textSchema,
    /** The highlighted sentence of the lead. */
    promise: textSchema,
    /** The end of that sentence, which links to the terms on cancelling. */
    exception: textSchema,
    instalments: textSchema,
    /** What the example plan pays for; `withMore` is appended where there is room. */
    example: textSchema,
    withMore: textSchema,
    /** The durations to choose from. */
    months: z.array(monthsSchema).min(2).max(6),
  }),
  /** The steps from the question to the finished work. */
  steps: listOf(questionSchema).min(2),
  /** The texts of the example plan's rows: half-way, and before the last instalment. */
  planRows: z.strictObject({ half: textSchema, oneToGo: textSchema }),
  /** The headings that the specification does not fix. */
  headings: z.strictObject({
    steps: textSchema,
    /** `{Services}` is replaced by the number of services. */
    services: textSchema,
    values: textSchema,
    questions: textSchema,
  }),
  servicesLead: textSchema,
  solutionsLead: textSchema,
  about: z.strictObject({ heading: textSchema, paragraphs: textsSchema }),
  questionsLead: textSchema,
  contactLead: textSchema,
  /** An upgrade during the example plan: `extra` is a key of the rate card's addOns. */
  upgradeExample: z.strictObject({
    months: monthsSchema,
    paidInstalments: z.int().positive(),
    extra: slugSchema,
    extraName: textSchema,
  }),
  /** A build paid from its own revenue: `need` is a key of the rate card. */
  revenueExample: z.strictObject({
    need: slugSchema,
    needName: textSchema,
    revenueCents: z.int().positive(),
    shareBps: z.int().min(MIN_SHARE_BPS).max(MAX_SHARE_BPS),
  }),
})
export type Home = z.infer<typeof homeSchema>

/** A purpose of our work, with the drawn scene that shows it. */
const purposeSchema = z.strictObject({
  id: slugSchema,
  title: textSchema,
  description: textSchema,
  scene: z.enum(['chat', 'orders', 'branches']),
  tint: tintSchema,
})
export type Purpose = z.infer<typeof purposeSchema>

/** The words of /about-us. */
export const aboutPageSchema = z.strictObject({
  description: textSchema,
  lead: textSchema,
  /** The heading above the people. */
  people: textSchema,
  story: z.strictObject({ heading: textSchema, lead: textSchema, paragraphs: textsSchema }),
  purposesHeading: textSchema,
  purposes: listOf(purposeSchema).length(3),
  closing: textSchema,
})
export type AboutPage = z.infer<typeof aboutPageSchema>

/** A service on /what-we-do; each row's price is calculated from its choices. */
const serviceSheetSchema = z.strictObject({
  /** The id of the service, and the anchor on the page. */
  id: slugSchema,
  tint: tintSchema,
  line: textSchema,
  picture: z.strictObject({ name: slugSchema, description: textSchema }),
  prices: listOf(z.strictObject({ id: slugSchema, label: textSchema, choices: choicesSchema })).min(1),
  /** Shown beside the prices; `{further}` is replaced by the price of one more unit of the first row. */
  note: textSchema,
})
export type ServiceSheet = z.infer<typeof serviceSheetSchema>

/** The words of /what-we-do; `{services}` in `closing` is replaced by the number of services. */
export const servicesPageSchema = z.strictObject({
  description: textSchema,
  heading: textSchema,
  lead: textSchema,
  /** The price label of the drawn loaf of bread. */
  loaf: z.strictObject({ name: textSchema, priceCents: z.int().positive(), note: textSchema }),
  sheets: listOf(serviceSheetSchema),
  closing: textSchema,
})

/** The words of /our-work, and the headings that all case studies and all categories have. */
export const ourWorkPageSchema = z.strictObject({
  description: textSchema,
  lead: textSchema,
  /** `{Solutions}` is replaced by the number of solutions. */
  products: z.strictObject({ heading: textSchema, lead: textSchema }),
  closing: textSchema,
  caseStudy: z.strictObject({
    situation: textSchema,
    wouldDo: textSchema,
    wouldKnow: textSchema,
    cost: textSchema,
    closing: textSchema,
  }),
  category: z.strictObject({
    whatWeDo: textSchema,
    cost: textSchema,
    hours: textSchema,
    example: textSchema,
    others: textSchema,
  }),
})
export type CaseStudyHeadings = z.infer<typeof ourWorkPageSchema>['caseStudy']

/** The words that the pages of all solutions have. */
export const productPageSchema = z.strictObject({
  featuresLead: textSchema,
  connects: textSchema,
  planLead: textSchema,
  payment: faqSchema,
  repair: faqSchema,
  closing: textSchema,
})
export type ProductPage = z.infer<typeof productPageSchema>

/** The words of /contact-us; `{answered}` in `description` is replaced by when a person answers. */
export const contactPageSchema = z.strictObject({
  description: textSchema,
  /** The leads while times for a call are offered, and while none are. */
  leadWithTimes: textSchema,
  lead: textSchema,
  /** The heading above what happens after sending. */
  after: textSchema,
  /** Before the link to the calculator. */
  price: textSchema,
})

/** The wording of each consent, exactly as it is stored, and the version of the privacy notice. */
export const noticesSchema = z.strictObject({
  version: calendarDateSchema,
  newsWording: z.strictObject({ email: textSchema, whatsapp: textSchema }),
  newsletterWording: textSchema,
})
export type Notices = z.infer<typeof noticesSchema>
