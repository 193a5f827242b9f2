import { addDays, type CalendarDate, formatDate } from '../../calendar/calendar.ts'
import { counted } from '../../wording.ts'
import type { ReadPlan } from './read-plan-query.ts'

/** Without vowels (no words by chance), 0 and 1, and without B, L, S, Y and Z, which look or sound like others. */
const ALPHABET = '23456789CDFGHJKMNPQRTVWX'
/** Who pays, and the days. */
const UNNAMED = ['payer', 'completed', 'on']

/**
 * The name of an estimate to read out on the phone, `EST-7K2Q-24`: the same choices always give the same, in whatever order
 * the extras were ticked, whoever pays, and on whatever day the plan is worked out or the work complete. The price list enters
 * it, not what stands on it. The number at the end is that of the months.
 *
 * It is a check, not a key: two of some 330 000 may share one.
 *
 * @param query of the plan's link, as `writePlanQuery` writes it
 */
export function quoteReference(query: string): string {
  const params = new URLSearchParams(query)
  const named = [...params].flatMap(([name, value]) =>
    UNNAMED.includes(name) ? [] : `${name}=${value.split(',').sort()}`,
  )
  return `EST-${lettersOf(hashOf(named.join('&')))}-${params.get('months')}`
}

/** Four digits of a number in the base of {@link ALPHABET}, the lowest first. */
function lettersOf(hash: number): string {
  const base = ALPHABET.length
  return [0, 1, 2, 3].map((place) => ALPHABET.charAt(Math.trunc(hash / base ** place) % base)).join('')
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
 * How long an estimate holds, as a sentence: its days count from the one on which the plan was first worked
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
