import { formatRand } from '../money/money.ts'
import { type Choices, type Estimate, estimate } from '../pricing/estimate.ts'
import { inclVat } from '../pricing/price-sentence.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { splitIntoInstalments } from './instalments.ts'
import { monthlyPrice } from './monthly-price.ts'
import type { Plan } from './plan.ts'

/**
 * `R 10 000,00 on completion, then 23 instalments of R 3 212,83 and a last one of R 3 212,91`: how a plan is paid, in words
 * (docs/domain.md 4.5 rule 3). The sentence never says whether the last one is higher or lower.
 */
export function instalmentSentence(plan: Plan): string {
  const { months, eachCents, lastCents } = plan
  const isEven = eachCents === lastCents
  const equal = `${isEven ? months : months - 1} instalments of ${formatRand(eachCents)}`
  return afterLumpSum(plan, isEven ? equal : `${equal} and a last one of ${formatRand(lastCents)}`)
}

/** `R 10 000,00 on completion, then R 3 766,67 a month for 12 months (the last R 3 766,63)`: a short form for narrow places. */
export function paymentsInShort(plan: Plan): string {
  const { totalCents, lumpSumCents, months } = plan
  return afterLumpSum(plan, monthlyPrice(totalCents - lumpSumCents, months))
}

/** `R 44 850,00 in total incl. VAT, R 3 737,50 a month for 12 months, the first when it works`: a plan in one sentence. */
export function planInShort(plan: Plan, card: RateCard): string {
  return `${formatRand(plan.totalCents)} in total${inclVat(card)}, ${paymentsInShort(plan)}, the first when it works`
}

/** `R 10 000,00 on completion, then` before the words for the instalments; these alone without a lump sum. */
export function afterLumpSum({ lumpSumCents }: Plan, instalments: string): string {
  return lumpSumCents > 0 ? `${formatRand(lumpSumCents)} on completion, then ${instalments}` : instalments
}

/** What a client receives with the last instalment; it fits both a licence to the shared base and custom work. */
export const HANDOVER_SENTENCE =
  'With the last instalment you get a copy of the program, yours to use for ever. What is made for you alone becomes your own, copyright too.'

/** A plan without dates, for pages that are built once and may be read on any day. */
export type PlanInMonths = {
  totalCents: number
  months: number
  /** The instalments in cents, the first being due in month 1. */
  amounts: ReadonlyArray<number>
}

export type OfferInMonths = { estimate: Estimate; plan: PlanInMonths }

/**
 * The cost of a choice and its instalments over a number of months.
 *
 * @throws {RangeError} as {@link estimate} and {@link splitIntoInstalments} do
 */
export function offerInMonths(choices: Choices, months: number, card: RateCard): OfferInMonths {
  const sum = estimate(choices, card)
  return { estimate: sum, plan: planInMonths(sum.totalCents, months) }
}

/** @throws {RangeError} as {@link splitIntoInstalments} does */
export function planInMonths(totalCents: number, months: number): PlanInMonths {
  return { totalCents, months, amounts: splitIntoInstalments(totalCents, months) }
}
