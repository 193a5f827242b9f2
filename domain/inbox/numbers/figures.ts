import type { Enquiry } from '../../enquiry/enquiry.ts'
import { paths } from '../../sitemap/paths.ts'
import { answersOf, counts } from '../events/answers.ts'
import { awaitedReplies, oldestAwaitedReply } from '../events/awaited-replies.ts'
import type { EnquiryEvent } from '../events/enquiry-event.ts'

/** What the numbers need of one enquiry; nothing of a person. Moments are epoch milliseconds. */
export type EnquiryFigures = {
  /** When the working day began: at the arrival, or at the release. */
  arrivedAt: number
  dueAt: number
  /** The first answer that was not undone and did not fail permanently. */
  answeredAt: number | null
  /** Whether its arrival still waits for an answer. */
  isOpen: boolean
  /** The page that the form is on. */
  page: string
  /** Of the form, or the solution's title. */
  category: string
  hasPlan: boolean
}

/**
 * The figures of an enquiry; null for a newsletter address and while it is in quarantine.
 *
 * @param events its log, oldest first
 * @param slugOf the last part of a solution's address by its title; undefined for one that is offered no more
 */
export function figuresOf(
  { collection, record }: Enquiry,
  events: ReadonlyArray<EnquiryEvent>,
  slugOf: (title: string) => string | undefined,
): EnquiryFigures | null {
  const [arrival] = awaitedReplies(events).map(({ need }) => need)
  if (!arrival || !('category' in record)) return null
  const answered = answersOf(events).find((answer) => answer.event.id > arrival.id && counts(answer))
  return {
    arrivedAt: arrival.at,
    dueAt: arrival.dueAt,
    answeredAt: answered?.event.at ?? null,
    isOpen: oldestAwaitedReply(events)?.id === arrival.id,
    page: collection === 'contactUs' ? paths.contactUs : solutionPage(slugOf(record.category)),
    category: record.category,
    hasPlan: 'estimate' in record && record.estimate !== undefined,
  }
}

function solutionPage(slug: string | undefined): string {
  return slug === undefined ? paths.ourWork : paths.solution(slug)
}

/** The middle of some numbers, or half way between the middle two; null of none. */
export function median(values: ReadonlyArray<number>): number | null {
  const inOrder = [...values].sort((a, b) => a - b)
  const middle = inOrder.length / 2
  const [lower, upper] = [inOrder[Math.ceil(middle) - 1], inOrder[Math.floor(middle)]]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}
