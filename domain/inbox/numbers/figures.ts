import { type Enquiry, estimateOf } from '../../enquiry/enquiry.ts'
import { answersOf, isValidAnswer } from '../events/answers.ts'
import { awaitingEvents, oldestAwaitingEvent } from '../events/awaiting-events.ts'
import type { EnquiryEvent } from '../events/enquiry-event.ts'

/** The data of one enquiry for the statistics, without personal data. Times are epoch milliseconds. */
export type EnquiryFigures = {
  /** The start of the deadline: the arrival, or the release from quarantine. */
  arrivedAt: number
  /** The end of the working day, or the beginning of the call that was booked. */
  dueAt: number
  /** The first answer that was neither undone nor failed permanently. */
  answeredAt: number | null
  /** Whether its arrival is still unanswered. */
  isOpen: boolean
  collection: 'contactUs' | 'whiteLabelSolution'
  /** The form's category, or the solution's title. */
  category: string
  hasPlan: boolean
}

/**
 * The figures of an enquiry; null for a newsletter address and while it is in quarantine.
 *
 * @param events its log, oldest first
 */
export function figuresOf(enquiry: Enquiry, events: ReadonlyArray<EnquiryEvent>): EnquiryFigures | null {
  const { collection, record } = enquiry
  const [arrival] = awaitingEvents(events).map(({ event }) => event)
  if (!arrival || collection === 'newsletter' || !('category' in record)) return null
  const booked = events.find((event) => event.kind === 'call-booked')
  const answered = answersOf(events).find((answer) => answer.event.id > arrival.id && isValidAnswer(answer))
  return {
    arrivedAt: arrival.at,
    dueAt: booked?.startsAt ?? arrival.dueAt,
    answeredAt: answered?.event.at ?? null,
    isOpen: oldestAwaitingEvent(events)?.id === arrival.id,
    collection,
    category: record.category,
    hasPlan: estimateOf(enquiry) !== undefined,
  }
}

/** The median; null without values. */
export function median(values: ReadonlyArray<number>): number | null {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length / 2
  const [lower, upper] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}
