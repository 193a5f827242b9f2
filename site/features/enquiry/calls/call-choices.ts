import type { Hours } from '../../../../domain/calendar/opening-hours.ts'
import type { CallTime } from '../../../../domain/enquiry/form.ts'
import type { Choice } from '../ChoiceField.tsx'

const NOON = '12:00'

/**
 * The answers to 'When may we phone you?', each with its hours. Halves of the day are offered if both are open.
 *
 * @param hours the opening hours; without them no hours are shown
 */
export function callChoices(hours: Hours | undefined): Array<Choice<CallTime>> {
  return [
    { value: 'any', label: 'Any time', note: hours && span(hours.opens, hours.closes) },
    ...halves(hours),
    { value: 'write', label: 'Rather write to me' },
  ]
}

function halves(hours: Hours | undefined): Array<Choice<CallTime>> {
  if (hours && (hours.opens >= NOON || hours.closes <= NOON)) return []
  return [
    { value: 'mornings', label: 'Mornings', note: hours && span(hours.opens, NOON) },
    { value: 'afternoons', label: 'Afternoons', note: hours && span(NOON, hours.closes) },
  ]
}

function span(from: string, to: string): string {
  return `${from} to ${to}`
}
