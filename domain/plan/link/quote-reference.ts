import { addDays, type CalendarDate, formatDate } from '../../calendar/calendar.ts'
import { counted } from '../../wording.ts'
import type { ReadPlan } from './read-plan-query.ts'

/** Without vowels (no accidental words), 0 and 1, and without B, L, S, Y and Z, which look or sound like others. */
const ALPHABET = '23456789CDFGHJKMNPQRTVWX'
/** Parameters that do not change the reference: the payer, and the days. */
const IGNORED_PARAMETERS = ['payer', 'completed', 'on']

/**
 * A reference to read out on the phone, `EST-7K2Q-24`: equal choices always give the same one, whatever the order
 * of the extras, the payer, and the days of calculation and completion. It depends on the version of the price list,
 * not on its content. The number at the end is that of the months.
 *
 * It is a check, not a key: with about 330 000 values, two plans may share one.
 *
 * @param query of the plan's link, in the format of `writePlanQuery`
 */
export function quoteReference(query: string): string {
  const params = new URLSearchParams(query)
  const choiceParameters = [...params].flatMap(([name, value]) =>
    IGNORED_PARAMETERS.includes(name) ? [] : `${name}=${value.split(',').sort()}`,
  )
  return `EST-${lettersOf(hashOf(choiceParameters.join('&')))}-${params.get('months')}`
}

/** Four digits of a number in base {@link ALPHABET}, lowest first. */
function lettersOf(hash: number): string {
  const base = ALPHABET.length
  return [0, 1, 2, 3].map((place) => ALPHABET.charAt(Math.trunc(hash / base ** place) % base)).join('')
}

/** FNV-1a, 32 bits, with the finaliser of MurmurHash3, so that one changed digit changes every letter. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

type Dated = Pick<ReadPlan, 'calculatedOn' | 'card' | 'priceChange'>

/**
 * How long an estimate is valid, as a sentence: its days count from the first calculation, and end at once
 * if the price list has changed.
 */
export function validitySentence(plan: Dated, today: CalendarDate): string {
  const { calculatedOn, card, priceChange } = plan
  const workedOutLine = `Worked out on ${formatDate(calculatedOn)}`
  if (priceChange)
    return `${workedOutLine}. Its prices have not held since ${formatDate(priceChange.changedOn)}.`
  const days = counted(card.quoteValidDays, 'day')
  const lastValidDate = formatDate(lastValidDay(plan))
  if (!isOutOfDate(plan, today))
    return `${workedOutLine}, valid for ${days}, until ${lastValidDate}, unless our price list changes first.`
  return `${workedOutLine}. It was valid for ${days}, until ${lastValidDate}.`
}

/** Whether an estimate has expired by age. Price lists are checked separately. */
export function isOutOfDate(plan: Dated, today: CalendarDate): boolean {
  return today > lastValidDay(plan)
}

function lastValidDay({ calculatedOn, card }: Dated): CalendarDate {
  return addDays(calculatedOn, card.quoteValidDays)
}
