import type { TypedRand } from '../../money/parse-rand.ts'
import type { RateCard } from '../../pricing/rate-card.ts'
import { isWholeNumber } from '../../pricing/typed-numbers.ts'
import { MONTHS_RANGE, unavailableReason } from '../durations.ts'
import { MIN_MONTHS } from '../instalments.ts'
import { longestFor, lumpSumError, lumpSumMax, mostMonths, type Payer } from '../plan-limits.ts'

type Wanted = { months: string; lumpSum: TypedRand; payer: Payer }

/**
 * The months and the lump sum of a link as far as they go together; each change is added to `changes`.
 *
 * A lump sum that some duration allows stays, and the months give way to it; a larger one is cut to what the months allow.
 */
export function readAmounts(
  { months: text, lumpSum: typed, payer }: Wanted,
  totalCents: number,
  card: RateCard,
  changes: Array<string>,
): { months: number; lumpSumCents: number } {
  const wanted = readMonths(text, payer, card, changes)
  const lumpSumCents = readLumpSum(typed, totalCents, wanted, card, changes)
  const restCents = totalCents - lumpSumCents
  const months = Math.min(wanted, mostMonths(restCents, payer, card))
  const withheld = months < wanted ? unavailableReason(wanted, restCents, payer, card) : null
  if (withheld) changes.push(`${withheld.sentence} You see ${months} months.`)
  return { months, lumpSumCents }
}

function readMonths(text: string, payer: Payer, card: RateCard, changes: Array<string>): number {
  const longest = longestFor(payer, card)
  const usual = Math.min(card.defaultDuration, longest)
  if (text === '') return usual
  if (!isWholeNumber(text)) {
    changes.push(`The months in the link are not a whole number. You see ${usual} months.`)
    return usual
  }
  const months = Math.min(Math.max(Number(text), MIN_MONTHS), longest)
  if (months !== Number(text)) changes.push(changedMonths(Number(text), months, payer))
  return months
}

function changedMonths(wanted: number, months: number, payer: Payer): string {
  if (wanted > months && payer === 'person')
    return `${months} months is the longest we offer a person or sole proprietor, so you see ${months}. Your other choices stay.`
  return `${MONTHS_RANGE} You see ${months}.`
}

function readLumpSum(
  typed: TypedRand,
  totalCents: number,
  months: number,
  card: RateCard,
  changes: Array<string>,
): number {
  if ('ask' in typed) return 0
  if ('fault' in typed) {
    changes.push('The amount on completion could not be read and was left out.')
    return 0
  }
  const fault = lumpSumError(typed.cents, totalCents, months, card)
  if (fault === null) return typed.cents
  changes.push(fault)
  return lumpSumMax(totalCents, months, card)
}
