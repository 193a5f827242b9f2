import { addDays, type CalendarDate, formatDate } from '../../calendar/calendar.ts'
import type { RateCard } from '../../pricing/rate-card.ts'
import { counted } from '../../wording.ts'
import { type PlanState, writePlanQuery } from './plan-query.ts'
import type { ReadPlan } from './read-plan-query.ts'

/** Without vowels (no words by chance), 0 and 1, and without B, L, S, Y and Z, which look or sound like others. */
const ALPHABET = '23456789CDFGHJKMNPQRTVWX'
const LENGTH = 4

/**
 * The name of an estimate to read out on the phone, `EST-7K2Q-24`: the same choices always give the same, in whatever order
 * the extras were ticked, whoever pays, and on whatever day the plan is worked out or the work complete. The price list enters
 * it. The number at the end is that of the months.
 *
 * It is a check, not a key: two of some 330 000 may share one.
 */
export function quoteReference(state: PlanState, card: RateCard): string {
  const { version, months, payDay, lumpSumCents } = state
  const extras = [...state.choices.extras].sort((a, b) => (a.key < b.key ? -1 : 1))
  const choices = { ...state.choices, extras }
  const named = { version, choices, payer: 'organisation', months, payDay, lumpSumCents } as const
  return `EST-${lettersOf(hashOf(writePlanQuery(named, card)))}-${months}`
}

function lettersOf(hash: number): string {
  let rest = hash
  return Array.from({ length: LENGTH }, () => {
    const letter = ALPHABET.charAt(rest % ALPHABET.length)
    rest = Math.trunc(rest / ALPHABET.length)
    return letter
  }).join('')
}

/** FNV-1a, 32 bits, with the last mixing of MurmurHash3, as one changed digit must change every letter. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

type Dated = Pick<ReadPlan, 'workedOut' | 'card' | 'priceChange'>

/**
 * How long an estimate holds, for whoever reads it: its days count from the one on which the plan was first worked
 * out, and end at once where the price list has changed.
 */
export function validitySentence(plan: Dated, today: CalendarDate): string {
  const { workedOut, card, priceChange } = plan
  const made = `Worked out on ${formatDate(workedOut)}`
  if (priceChange) return `${made}. Its prices have not held since ${formatDate(priceChange.changedOn)}.`
  const days = counted(card.quoteValidDays, 'day')
  const last = formatDate(lastValidDay(plan))
  if (!isOutOfDate(plan, today))
    return `${made}, valid for ${days}, until ${last}, unless our price list changes first.`
  return `${made}. It was valid for ${days}, until ${last}.`
}

/** Whether the days of an estimate are over. An older price list is another matter. */
export function isOutOfDate(plan: Dated, today: CalendarDate): boolean {
  return today > lastValidDay(plan)
}

function lastValidDay({ workedOut, card }: Dated): CalendarDate {
  return addDays(workedOut, card.quoteValidDays)
}
