import type { TypedRand } from '../money/parse-rand.ts'
import { MONTHS_RANGE, whyWithheld } from '../plan/durations.ts'
import { MIN_MONTHS } from '../plan/instalments.ts'
import { longestFor, lumpSumFault, lumpSumMax, mostMonths, type Payer } from '../plan/plan-limits.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { isWholeNumber } from './typed-numbers.ts'

type Say = (sentence: string) => void
type Wanted = { months: string; lumpSum: TypedRand; payer: Payer }

/**
 * The months and the lump sum of a link as far as they go together; `say` is told what was changed.
 *
 * A lump sum that some duration allows stays, and the months give way to it; a larger one is cut to what the months allow.
 */
export function readAmounts(
  { months: text, lumpSum: typed, payer }: Wanted,
  totalCents: number,
  card: RateCard,
  say: Say,
): { months: number; lumpSumCents: number } {
  const wanted = readMonths(text, payer, card, say)
  const lumpSumCents = readLumpSum(typed, totalCents, wanted, card, say)
  const restCents = totalCents - lumpSumCents
  const months = Math.min(wanted, mostMonths(restCents, payer, card))
  const withheld = months < wanted ? whyWithheld(wanted, restCents, payer, card) : null
  if (withheld) say(`${withheld.sentence} You see ${months} months.`)
  return { months, lumpSumCents }
}

function readMonths(text: string, payer: Payer, card: RateCard, say: Say): number {
  const longest = longestFor(payer, card)
  const usual = Math.min(card.defaultDuration, longest)
  if (text === '') return usual
  if (!isWholeNumber(text)) {
    say(`The months in the link are not a whole number. You see ${usual} months.`)
    return usual
  }
  const months = Math.min(Math.max(Number(text), MIN_MONTHS), longest)
  if (months !== Number(text)) say(changedMonths(Number(text), months, payer))
  return months
}

function changedMonths(wanted: number, months: number, payer: Payer): string {
  if (wanted > months && payer === 'person')
    return `${months} months is the longest we offer a person or sole proprietor, so you see ${months}. Your other choices stay.`
  return `${MONTHS_RANGE} You see ${months}.`
}

function readLumpSum(typed: TypedRand, totalCents: number, months: number, card: RateCard, say: Say): number {
  if ('ask' in typed) return 0
  if ('fault' in typed) {
    say('The amount on completion could not be read and was left out.')
    return 0
  }
  const fault = lumpSumFault(typed.cents, totalCents, months, card)
  if (fault === null) return typed.cents
  say(fault)
  return lumpSumMax(totalCents, months, card)
}
