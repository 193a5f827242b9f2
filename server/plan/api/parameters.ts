import { QUERY_MAX_CHARS } from '../../../domain/plan/link/plan-query.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import type { RateCards } from '../../../domain/pricing/rate-cards.ts'
import { FURTHER_PROVIDER, MAX_MONTHS, MIN_MONTHS } from '../../../domain/pricing/terms.ts'
import { inWords } from '../../../domain/wording.ts'

/** A parameter as in OpenAPI. The examples of an address's parameters form a valid request. */
export type Parameter = {
  name: string
  in: 'query'
  required: boolean
  description: string
  schema: Record<string, unknown>
  /** Has the schema's type. */
  example?: string | number
}

type Described = Omit<Parameter, 'in' | 'required'>

const wholeNumber = (minimum: number, maximum?: number) => ({
  type: 'integer',
  minimum,
  ...(maximum === undefined ? {} : { maximum }),
})

export function planParameters({ payDays, firstPaymentGapDays }: RateCard): Array<Parameter> {
  return [
    required({
      name: 'totalCents',
      description: 'The whole price in cents, as whole decimal digits.',
      schema: wholeNumber(1, Number.MAX_SAFE_INTEGER),
      example: 5_520_000,
    }),
    required({
      name: 'months',
      description: 'How many instalments.',
      schema: wholeNumber(MIN_MONTHS, MAX_MONTHS),
      example: 3,
    }),
    required({
      name: 'completed',
      description: 'The day on which the work is complete, written like 2027-03-01.',
      schema: { type: 'string', format: 'date' },
      example: '2027-02-01',
    }),
    required({
      name: 'payDay',
      description: `The day of the month on which instalments are paid. The first is at least ${inWords(firstPaymentGapDays)} days after completion.`,
      schema: { type: 'string', enum: payDays.map(String) },
      example: String(payDays[0]),
    }),
    optional({
      name: 'lumpSumCents',
      description: 'What is paid on completion, in cents and below the total. Absent: nothing.',
      schema: { ...wholeNumber(0), default: 0 },
      example: 1_000_000,
    }),
  ]
}

export function estimateParameters({ today, earlier }: RateCards): Array<Parameter> {
  const { solutions, custom, designLevels, addOns } = today
  const examples = exampleChoices(today)
  return [
    optional({
      name: 'v',
      description: 'Version of the rate card. Absent: today’s. Earlier ones stay readable.',
      schema: { type: 'string', enum: [today, ...earlier].map(({ version }) => version) },
      example: today.version,
    }),
    required({
      name: 'need',
      description: 'A solution, or a custom build.',
      schema: { type: 'string', enum: [...Object.keys(solutions), ...Object.keys(custom)] },
      ...examples.need,
    }),
    optional({
      name: 'units',
      description: 'Pages, screens or models of a custom build. Absent: as many as the price includes.',
      schema: wholeNumber(1, Math.max(...Object.values(custom).map(({ max }) => max))),
      ...examples.units,
    }),
    optional({
      name: 'design',
      description: 'Absent: the first.',
      schema: { type: 'string', enum: Object.keys(designLevels), default: 'template' },
      example: 'tailored',
    }),
    optional({
      name: 'extras',
      description: `Keys joined by commas, each with its quantity after a colon where it is not one: key,key:2. One that the solution contains is a line of nothing. Keys: ${Object.keys(addOns).join(', ')}.`,
      schema: { type: 'string', maxLength: QUERY_MAX_CHARS },
      ...examples.extras,
    }),
  ]
}

/** Example choices: a custom build one unit larger than the included size, with two of an extra, if the card has one. */
function exampleChoices({ solutions, custom, addOns }: RateCard) {
  const [build] = Object.entries(custom)
  const need = build?.[0] ?? Object.keys(solutions)[0]
  const several = Object.entries(addOns).find(
    ([key, { qtyMax = 1 }]) => qtyMax > 1 && key !== FURTHER_PROVIDER,
  )
  return {
    need: need === undefined ? {} : { example: need },
    units: build ? { example: Math.min(build[1].included + 1, build[1].max) } : {},
    extras: several ? { example: `${several[0]}:2` } : {},
  }
}

function required(parameter: Described): Parameter {
  return { in: 'query', required: true, ...parameter }
}

function optional(parameter: Described): Parameter {
  return { in: 'query', required: false, ...parameter }
}
