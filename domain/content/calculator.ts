import { z } from 'zod'
import type { RateCard } from '../pricing/rate-card.ts'
import { listOf, slugSchema, textSchema, textsSchema } from './text.ts'

const titledSchema = z.strictObject({ title: textSchema, note: textSchema })

/** The calculator's texts for the keys of the rate card. Prices, numbers and the labels of extras are only on the rate card. */
export const calculatorSchema = z.strictObject({
  description: textSchema,
  /** One text a line. */
  heading: textsSchema.max(2),
  lead: textSchema,
  /** Shown below the base price of a solution. */
  solutionNote: textSchema,
  /** `inSentence` is how a sentence names one: `a website`. */
  builds: z.array(z.strictObject({ need: slugSchema, title: textSchema, inSentence: textSchema })).min(1),
  designs: z.strictObject({ template: titledSchema, tailored: titledSchema, custom: titledSchema }),
  extraGroups: listOf(
    z.strictObject({ id: slugSchema, title: textSchema, extras: z.array(slugSchema).min(1) }),
  ).min(1),
  /** How an extra differs from the product with a similar purpose. */
  extraNotes: z.record(slugSchema, textSchema),
  /** Below the questions, in the order of the page. */
  headings: z.strictObject({
    sum: textSchema,
    schedule: textSchema,
    lengths: textSchema,
    others: textSchema,
    care: textSchema,
    questions: textSchema,
  }),
})
export type CalculatorWords = z.infer<typeof calculatorSchema>

/** Keys of the rate card that the calculator does not name, names that are not on the card, and duplicates. */
export function calculatorFaults(
  words: Pick<CalculatorWords, 'builds' | 'extraGroups' | 'extraNotes'>,
  card: RateCard,
): Array<string> {
  const builds = words.builds.map(({ need }) => need)
  const groupedExtras = words.extraGroups.flatMap(({ extras }) => extras)
  const addOns = Object.keys(card.addOns)
  return [
    ...keyFaults('builds', builds, Object.keys(card.custom)),
    ...keyFaults('extraGroups', groupedExtras, addOns),
    ...unknownKeys('extraNotes', Object.keys(words.extraNotes), addOns),
  ]
}

type Keys = ReadonlyArray<string>

function keyFaults(field: string, namedKeys: Keys, cardKeys: Keys): Array<string> {
  const repeated = namedKeys.filter((key, index) => namedKeys.indexOf(key) < index)
  const missing = cardKeys.filter((key) => !namedKeys.includes(key))
  return [
    ...unknownKeys(field, namedKeys, cardKeys),
    ...repeated.map((key) => `calculator.json: ${field}: "${key}" is listed twice`),
    ...missing.map((key) => `calculator.json: ${field}: "${key}" of the rate card is missing`),
  ]
}

function unknownKeys(field: string, namedKeys: Keys, cardKeys: Keys): Array<string> {
  const unknown = namedKeys.filter((key) => !cardKeys.includes(key))
  return unknown.map((key) => `calculator.json: ${field}: "${key}" is not on the rate card`)
}
