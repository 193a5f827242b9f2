import { z } from 'zod'
import type { RateCard } from '../pricing/rate-card.ts'
import { listOf, slugSchema, textSchema, textsSchema } from './text.ts'

const titledSchema = z.strictObject({ title: textSchema, note: textSchema })

/** The calculator's names for the keys of the rate card, which alone holds prices, numbers and the labels of extras. */
export const calculatorSchema = z.strictObject({
  description: textSchema,
  /** Its lines. */
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
  /** How an extra differs from the product that does the same. */
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
  return [
    ...keyFaults(
      'builds',
      words.builds.map(({ need }) => need),
      Object.keys(card.custom),
    ),
    ...keyFaults(
      'extraGroups',
      words.extraGroups.flatMap(({ extras }) => extras),
      Object.keys(card.addOns),
    ),
    ...Object.keys(words.extraNotes)
      .filter((key) => !Object.hasOwn(card.addOns, key))
      .map((key) => `calculator.json: extraNotes: "${key}" is not on the rate card`),
  ]
}

function keyFaults(field: string, named: ReadonlyArray<string>, sold: ReadonlyArray<string>): Array<string> {
  const place = `calculator.json: ${field}`
  return [
    ...named.filter((key) => !sold.includes(key)).map((key) => `${place}: "${key}" is not on the rate card`),
    ...named
      .filter((key, index) => named.indexOf(key) < index)
      .map((key) => `${place}: "${key}" is listed twice`),
    ...sold
      .filter((key) => !named.includes(key))
      .map((key) => `${place}: "${key}" of the rate card is missing`),
  ]
}
