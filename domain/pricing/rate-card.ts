import { z } from 'zod'
import { isListVersion } from './list-version.ts'
import { monthsSchema, payDaySchema } from './schemas.ts'
import {
  FIRST_PROVIDER,
  FURTHER_PROVIDER,
  MAX_HOURLY_RATE_CENTS,
  MAX_HOURS,
  MAX_PRICE_CENTS,
} from './terms.ts'

const wholeNumber = z.int().nonnegative()
const atLeastOne = z.int().positive()
const hours = z.number().positive().max(MAX_HOURS).multipleOf(0.1)
const words = z.string().trim().min(1)
const key = z.string().regex(/^[a-z]+(-[a-z]+)*$/)

/** A number of hours at the list's hourly rate, or a fixed amount. */
export const priceSchema = z.union(
  [z.strictObject({ hours }), z.strictObject({ cents: atLeastOne.max(MAX_PRICE_CENTS) })],
  {
    error: 'must be { "hours": 14.5 }, at least 0.1 and in tenths, or { "cents": 990000 }, a whole number',
  },
)
export type Price = z.infer<typeof priceSchema>

export const hourlyRateSchema = atLeastOne.max(MAX_HOURLY_RATE_CENTS)

const addOnSchema = z.strictObject({
  price: priceSchema,
  label: words,
  /** The maximum quantity; 1 if absent. */
  qtyMax: atLeastOne.optional(),
})
export type AddOn = z.infer<typeof addOnSchema>

const solutionPriceSchema = z.strictObject({
  base: priceSchema,
  topOfRangeHours: hours,
  buildDays: atLeastOne,
  /** Keys of the add-ons that are included in the price. */
  includes: z.array(z.string()),
})
export type SolutionPrice = z.infer<typeof solutionPriceSchema>

const customBuildSchema = z.strictObject({
  base: priceSchema,
  /** The unit in the singular: "page", "screen", "model". */
  unit: words,
  included: atLeastOne,
  max: atLeastOne,
  /** The price of each unit beyond those that are included. */
  further: priceSchema,
  buildDays: atLeastOne,
})
export type CustomBuild = z.infer<typeof customBuildSchema>

const plainRateCardSchema = z.strictObject({
  /** The day from which these prices apply; a further list of the same day has `.2` to `.9` after it. */
  version: z
    .string()
    .refine(isListVersion, 'Enter a date that exists, written like 2027-03-01, or 2027-03-01.2'),
  currency: z.literal('ZAR'),
  amountsAre: z.literal('VAT-inclusive rand cents'),
  vat: z.strictObject({ registered: z.boolean(), rateBps: wholeNumber }),
  hourlyRateCents: hourlyRateSchema,
  durations: z.array(monthsSchema).min(1),
  defaultDuration: monthsSchema,
  individualMaxDuration: monthsSchema,
  limits: z.strictObject({
    minTotalCents: atLeastOne,
    maxTotalCents: atLeastOne,
    minInstalmentCents: atLeastOne,
  }),
  firstPaymentGapDays: wholeNumber,
  payDays: z.array(payDaySchema).min(1),
  quoteValidDays: atLeastOne,
  /** Basis points of base and units; 10000 adds nothing. */
  designLevels: z.strictObject({
    template: z.int().min(10_000),
    tailored: z.int().min(10_000),
    custom: z.int().min(10_000),
  }),
  range: z.strictObject({ lowBps: atLeastOne, highBps: atLeastOne, roundToCents: atLeastOne }),
  solutions: z.record(key, z.preprocess(convertOldHours, solutionPriceSchema)),
  custom: z.record(key, z.preprocess(convertOldHours, customBuildSchema)),
  addOns: z.record(key, z.preprocess(convertOldHours, addOnSchema)),
})
export type RateCard = z.infer<typeof plainRateCardSchema>

/** Converts lists of version 0.10 and before, which have only hours: `baseHours: 65` becomes `base: { hours: 65 }`. */
function convertOldHours(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  const names: Record<string, string> = { baseHours: 'base', unitHours: 'further', hours: 'price' }
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      const newName = names[name]
      return newName ? [newName, { hours: value }] : [name, value]
    }),
  )
}

type Fault = { path: Array<PropertyKey>; message: string }

/**
 * The prices that apply from one day on, VAT included, with the limits of plans (docs/domain.md 4).
 *
 * Each issue's message begins with its path, "addOns.courier.price: …", because the editor of the card sees only the message.
 */
export const rateCardSchema = z.unknown().transform((input, ctx): RateCard => {
  const { data, error } = plainRateCardSchema.safeParse(input)
  const faults: ReadonlyArray<Fault> = data ? contradictions(data) : error.issues
  for (const { path, message } of faults)
    ctx.addIssue({ code: 'custom', path, message: `${path.join('.') || 'rate card'}: ${message}` })
  return data && faults.length === 0 ? data : z.NEVER
})

function contradictions(card: RateCard): Array<Fault> {
  const { solutions, custom, addOns, durations, defaultDuration, limits, range } = card
  const faults: Array<Fault> = []
  function check(isRight: boolean, path: Array<PropertyKey>, message: string): void {
    if (!isRight) faults.push({ path, message })
  }
  for (const [need, { includes }] of Object.entries(solutions))
    for (const included of includes)
      check(
        Object.hasOwn(addOns, included),
        ['solutions', need, 'includes'],
        `"${included}" is no key of addOns`,
      )
  for (const [need, { included, max }] of Object.entries(custom)) {
    check(!Object.hasOwn(solutions, need), ['custom', need], 'is the key of a solution too')
    check(included <= max, ['custom', need, 'included'], 'is more than max')
  }
  const hasFirstProvider = !Object.hasOwn(addOns, FURTHER_PROVIDER) || Object.hasOwn(addOns, FIRST_PROVIDER)
  check(hasFirstProvider, ['addOns', FURTHER_PROVIDER], `needs ${FIRST_PROVIDER}, which is missing`)
  check(durations.includes(defaultDuration), ['defaultDuration'], 'is not one of durations')
  const { minTotalCents, maxTotalCents } = limits
  check(minTotalCents <= maxTotalCents, ['limits', 'minTotalCents'], 'is more than maxTotalCents')
  check(range.lowBps <= range.highBps, ['range', 'lowBps'], 'is more than highBps')
  return faults
}
