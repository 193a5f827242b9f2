import { z } from 'zod'
import { MAX_SHARE_BPS, MIN_SHARE_BPS } from '../plan/revenue-share.ts'
import { MAX_MONTHS, MIN_MONTHS } from '../pricing/rate-card.ts'
import { slugSchema, textSchema } from './text.ts'

const monthsSchema = z.int().min(MIN_MONTHS).max(MAX_MONTHS)

/** The texts of the example plan's rows, from opening day to the last instalment but one. */
const planRowsSchema = z.strictObject({
  opening: textSchema,
  quarter: textSchema,
  half: textSchema,
  twoThirds: textSchema,
  twoToGo: textSchema,
  oneToGo: textSchema,
})

/** The home page's own words, and the choices of its examples; their amounts come from the rate card. */
export const homeSchema = z.strictObject({
  title: textSchema,
  description: textSchema,
  hero: z.strictObject({
    lead: textSchema,
    /** What the example plan pays for; `withMore` is added where there is room. */
    example: textSchema,
    withMore: textSchema,
    /** The durations to choose from. */
    months: z.array(monthsSchema).min(2).max(6),
  }),
  planRows: planRowsSchema,
  servicesLead: textSchema,
  solutionsLead: textSchema,
  about: z.strictObject({ heading: textSchema, paragraphs: z.array(textSchema).min(1) }),
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
