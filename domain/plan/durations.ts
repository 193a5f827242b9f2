import { dividedHalfUp, formatRand } from '../money/money.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { MAX_MONTHS, MIN_MONTHS } from '../pricing/terms.ts'
import { isWholeNumber } from '../pricing/typed-numbers.ts'
import { planFromRateCard } from './offer.ts'
import type { Plan, Terms } from './plan.ts'
import { maxMonthsFor, type Payer, payerMaxMonths } from './plan-limits.ts'

export function monthsRange(payer: Payer, card: RateCard): string {
  return `We plan from ${MIN_MONTHS} to ${payerMaxMonths(payer, card)} months.`
}

export type OfferedDuration = Pick<Plan, 'months' | 'eachCents' | 'lastCents' | 'firstDue' | 'handover'>

/** A duration that is not offered, and why, as a sentence for the visitor. */
export type UnavailableDuration = {
  months: number
  reason: 'organisations-only' | 'instalment-too-small'
  sentence: string
}

export type DurationTerms = Omit<Terms, 'months'> & { totalCents: number; payer: Payer }

/**
 * The same total over several durations, shortest first, and the durations that are not offered for it (docs/domain.md 4.4).
 *
 * @param durations in months, each from 3 to 36; absent: those of the card
 * @throws {RangeError} as {@link planFromRateCard} does
 */
export function compareDurations(
  { totalCents, payer, ...terms }: DurationTerms,
  card: RateCard,
  durations: ReadonlyArray<number> = card.durations,
): { offered: Array<OfferedDuration>; unavailable: Array<UnavailableDuration> } {
  const restCents = totalCents - (terms.lumpSumCents ?? 0)
  const sortedDurations = [...new Set(durations)].sort((a, b) => a - b)
  const isOffered = (months: number) => unavailableReason(months, restCents, payer, card) === null
  return {
    offered: sortedDurations.filter(isOffered).map((months) => {
      const plan = planFromRateCard(totalCents, { ...terms, months }, card)
      const { eachCents, lastCents, firstDue, handover } = plan
      return { months, eachCents, lastCents, firstDue, handover }
    }),
    unavailable: sortedDurations.flatMap((months) => unavailableReason(months, restCents, payer, card) ?? []),
  }
}

/**
 * Why a duration is not offered for a remaining amount; null if it is.
 *
 * @param restCents the total less the lump sum
 */
export function unavailableReason(
  months: number,
  restCents: number,
  payer: Payer,
  card: RateCard,
): UnavailableDuration | null {
  if (months > payerMaxMonths(payer, card))
    return { months, reason: 'organisations-only', sentence: organisationsOnly(months, card) }
  if (months > maxMonthsFor(restCents, payer, card))
    return { months, reason: 'instalment-too-small', sentence: tooSmall(months, restCents, card) }
  return null
}

/**
 * Why a typed number of months is not offered, as a sentence for the visitor; null if it is.
 *
 * @param restCents the total less the lump sum
 */
export function monthsFault(text: string, restCents: number, payer: Payer, card: RateCard): string | null {
  const range = monthsRange(payer, card)
  if (!isWholeNumber(text)) return `Enter a whole number of months. ${range}`
  const months = Number(text)
  if (months < MIN_MONTHS || months > MAX_MONTHS) return range
  return unavailableReason(months, restCents, payer, card)?.sentence ?? null
}

/**
 * The numbers of months on the card that everyone may choose for a total, shortest first: none above the longest for a
 * person, none whose instalments would be under the smallest (docs/domain.md 4.4).
 *
 * @param totalCents whole price in cents, VAT included
 * @throws {RangeError} if the total is so small that no duration is left
 */
export function durationsForAll(totalCents: number, card: RateCard): Array<number> {
  const { minInstalmentCents } = card.limits
  const durations = card.durations
    .filter((months) => months <= card.individualMaxDuration && totalCents >= months * minInstalmentCents)
    .sort((a, b) => a - b)
  if (durations.length === 0) throw new RangeError(`No duration is offered for ${totalCents} cents`)
  return durations
}

function organisationsOnly(months: number, { individualMaxDuration }: RateCard): string {
  const longest = `For a person or a sole proprietor the longest is ${individualMaxDuration}.`
  return `${months} months is for organisations. ${longest}`
}

function tooSmall(months: number, restCents: number, { limits }: RateCard): string {
  const instalmentWords = formatRand(dividedHalfUp(restCents, months))
  const smallest = formatRand(limits.minInstalmentCents)
  return `${months} months is not offered: the instalment would be ${instalmentWords}. The smallest is ${smallest}.`
}
