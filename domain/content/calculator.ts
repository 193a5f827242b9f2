import { z } from 'zod'
import type { RateCard } from '../pricing/rate-card.ts'
import { slugSchema, textSchema } from './text.ts'

const titledSchema = z.strictObject({ title: textSchema, note: textSchema })

/** The calculator's names for what the rate card knows by key; prices, numbers and labels of extras stand there only. */
export const calculatorSchema = z.strictObject({
  /** Below the base line of a solution. */
  solutionNote: textSchema,
  builds: z.array(z.strictObject({ need: slugSchema, title: textSchema })).min(1),
  designs: z.strictObject({ template: titledSchema, tailored: titledSchema, custom: titledSchema }),
  extraGroups: z.array(z.strictObject({ title: textSchema, extras: z.array(slugSchema).min(1) })).min(1),
})
export type CalculatorWords = z.infer<typeof calculatorSchema>

/** What today's card sells and the calculator could not name or show, and the other way round. */
export function calculatorFaults(words: CalculatorWords, card: RateCard): Array<string> {
  return [
    ...unlike(
      'builds',
      words.builds.map(({ need }) => need),
      Object.keys(card.custom),
    ),
    ...unlike(
      'extraGroups',
      words.extraGroups.flatMap(({ extras }) => extras),
      Object.keys(card.addOns),
    ),
  ]
}

function unlike(field: string, named: ReadonlyArray<string>, sold: ReadonlyArray<string>): Array<string> {
  const place = `calculator.json: ${field}`
  return [
    ...named.filter((key) => !sold.includes(key)).map((key) => `${place}: "${key}" is not on the rate card`),
    ...named.filter((key, at) => named.indexOf(key) < at).map((key) => `${place}: "${key}" stands twice`),
    ...sold
      .filter((key) => !named.includes(key))
      .map((key) => `${place}: "${key}" of the rate card is missing`),
  ]
}
