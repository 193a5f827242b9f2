import { whyWithheld } from './durations.ts'
import { MAX_MONTHS, MIN_MONTHS } from './instalments.ts'
import { formatRand } from './money.ts'
import type { TypedRand } from './parse-rand.ts'
import { longestFor, lumpSumMax, mostMonths, type Payer } from './plan-limits.ts'
import type { RateCard } from './rate-card.ts'

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
  if (!/^-?\d+$/.test(text)) {
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
  return `We plan from ${MIN_MONTHS} to ${MAX_MONTHS} months. You see ${months}.`
}

function readLumpSum(typed: TypedRand, totalCents: number, months: number, card: RateCard, say: Say): number {
  if ('ask' in typed) return 0
  if ('fault' in typed) {
    say('The amount on completion could not be read and was left out.')
    return 0
  }
  if (typed.cents <= lumpSumMax(totalCents, MIN_MONTHS, card)) return typed.cents
  const most = lumpSumMax(totalCents, months, card)
  say(
    `The most you can pay on completion is ${formatRand(most)} when the rest is paid over ${months} months.`,
  )
  return most
}
