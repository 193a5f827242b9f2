import type { Enquiry } from '../../enquiry/enquiry.ts'
import { aboutOf } from '../words/names.ts'
import { snippetOf } from '../words/snippet.ts'
import type { EnquiryEvent } from './enquiry-event.ts'
import { stateOf } from './enquiry-state.ts'
import type { AnswerChannel, List } from './kinds.ts'

/** The columns of the table `enquiries` that follow from the enquiry and its log; the others are given once, by the store. */
export type EnquiryColumns = {
  list: List
  dueAt: number | null
  assignee: string | null
  version: number
  lastAt: number
  /** Whose last word it is, and how it was said; null for a word of theirs. */
  lastBy: string | null
  lastWay: AnswerChannel | null
  name: string
  about: string
  /** Of their message or of our last answer; null for an unanswered form without a message. */
  snippet: string | null
}

/** @param events the log of the enquiry, oldest first */
export function enquiryColumns(enquiry: Enquiry, events: ReadonlyArray<EnquiryEvent>): EnquiryColumns {
  const { record } = enquiry
  const { list, dueAt, assignee, version, lastAt, lastWord } = stateOf(events)
  const isOurs = lastWord.kind === 'answered'
  const said = lastWord.kind === 'received' ? messageOf(record) : lastWord.words
  return {
    list,
    dueAt,
    assignee,
    version,
    lastAt,
    lastBy: isOurs ? lastWord.by : null,
    lastWay: isOurs ? lastWord.way : null,
    name: nameOf(record),
    about: aboutOf(enquiry),
    snippet: snippetOf(said),
  }
}

/**
 * `Nomvula Khoza`; an address for the newsletter has no name. Signs that turn the direction of writing are left out: a sentence in
 * which such a name appears would read otherwise than it is.
 */
export function nameOf(record: Enquiry['record']): string {
  const typed = 'firstName' in record ? `${record.firstName} ${record.surname}` : record.email
  return typed.replace(/\p{Bidi_Control}/gu, '')
}

function messageOf(record: Enquiry['record']): string {
  return 'message' in record ? record.message : ''
}
