import { addDays, type CalendarDate, formatDate } from '../../calendar/calendar.ts'
import { counted } from '../../wording.ts'
import type { ReadPlan } from './read-plan-query.ts'

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
