import { dayOf } from '../../../../domain/calendar/time-of-day.ts'
import { type Enquiry, estimateOf } from '../../../../domain/enquiry/enquiry.ts'
import type { EnquiryEvent } from '../../../../domain/inbox/events/enquiry-event.ts'
import { stateOf } from '../../../../domain/inbox/events/enquiry-state.ts'
import { figuresOf } from '../../../../domain/inbox/numbers/figures.ts'
import { aboutOf, nameOf } from '../../../../domain/inbox/words/names.ts'
import { isDiallable } from '../../../../domain/inbox/words/phone-number.ts'
import { snippetOf } from '../../../../domain/inbox/words/snippet.ts'
import { randomFromPool } from '../../../secrets.ts'
import { insertRow, type SqlValue, type Transaction } from '../database.ts'
import { sanitiseText } from './search-rows.ts'

/** The description of an enquiry in words of the site's content. */
type Description = {
  /** The value by which lists are filtered: a product's key, or the contact form's category. */
  topic: string
  /** Names of products, for the search. */
  products: ReadonlyArray<string>
}
export type Describe = (enquiry: Enquiry) => Description

type ColumnValues = Readonly<Record<string, SqlValue>>

/**
 * Inserts the row of a new enquiry.
 *
 * @param events its first events; their ids do not matter
 * @returns its number
 */
export async function insertInboxRow(
  tx: Transaction,
  enquiry: Enquiry,
  events: ReadonlyArray<EnquiryEvent>,
  description: Description,
): Promise<number> {
  const { postId } = enquiry.record
  const columns = {
    post_id: postId,
    person_key: await personKeyFor(tx, postId),
    ...fixedColumns(enquiry, description),
    ...projectedColumns(enquiry, events),
  }
  const [row] = await insertRow(tx, 'enquiries', columns, 'RETURNING number')
  return Number(row?.number)
}

/** Updates the row of an enquiry from its events. @param events all of them, oldest first */
export async function projectEnquiry(
  tx: Transaction,
  enquiry: Enquiry,
  events: ReadonlyArray<EnquiryEvent>,
): Promise<void> {
  await updateRow(tx, enquiry, projectedColumns(enquiry, events))
}

/** Adds the description to a row of an earlier version, which lacks it. */
export async function describeRow(
  tx: Transaction,
  enquiry: Enquiry,
  description: Description,
): Promise<void> {
  await updateRow(tx, enquiry, fixedColumns(enquiry, description))
}

async function updateRow(tx: Transaction, { record }: Enquiry, columns: ColumnValues): Promise<void> {
  const assignments = Object.keys(columns).map((column) => `${column} = ?`)
  await tx.query(`UPDATE enquiries SET ${assignments.join(', ')} WHERE post_id = ?`, [
    ...Object.values(columns),
    record.postId,
  ])
}

/** The columns that no event changes. */
function fixedColumns({ record }: Enquiry, { topic }: Description): ColumnValues {
  const phone = 'phoneNumber' in record && isDiallable(record.phoneNumber) ? record.phoneNumber : null
  return {
    topic: sanitiseText(topic),
    phone,
  }
}

/** The columns that are derived from the events. */
function projectedColumns(enquiry: Enquiry, events: ReadonlyArray<EnquiryEvent>): ColumnValues {
  const state = stateOf(events)
  const { lastMessage } = state
  const { record } = enquiry
  const isReply = lastMessage.kind === 'answered'
  const message = 'message' in record ? record.message : ''
  const snippet = snippetOf(lastMessage.kind === 'received' ? message : lastMessage.words)
  const figures = figuresOf(enquiry, events)
  const estimate = estimateOf(enquiry)
  return {
    list: state.list,
    status: state.status,
    due_at: state.dueAt,
    last_at: state.lastAt,
    last_by: isReply ? lastMessage.by : null,
    last_way: isReply ? lastMessage.way : null,
    who: state.assignee,
    version: state.version,
    name: sanitiseText(nameOf(record)),
    about: sanitiseText(aboutOf(enquiry)),
    snippet: snippet === null ? null : sanitiseText(snippet),
    plan_total: estimate?.total ?? null,
    plan_months: estimate?.months ?? null,
    read_by: JSON.stringify(state.readBy),
    undelivered: state.failed?.delivery ? sanitiseText(state.failed.delivery.event.words) : null,
    held_until: state.quarantine?.until ?? null,
    remind_on: state.reminder?.on ?? null,
    remind_by: state.reminder?.by ?? null,
    counted_on: figures && dayOf(figures.arrivedAt),
    arrived_at: figures?.arrivedAt ?? null,
    arrival_due_at: figures?.dueAt ?? null,
    first_answer_at: figures?.answeredAt ?? null,
    awaits_first_answer: figures && (figures.isOpen ? 1 : 0),
    collection: figures?.collection ?? null,
    category: figures && sanitiseText(figures.category),
  }
}

/** The person key of an enquiry's e-mail address: the existing one, or a new one. */
async function personKeyFor(tx: Transaction, postId: string): Promise<string> {
  const [knownRow] = await tx.query(
    `SELECT person_key FROM submissions JOIN enquiries USING (post_id)
     WHERE email_folded = (SELECT email_folded FROM submissions WHERE post_id = ?) LIMIT 1`,
    [postId],
  )
  return knownRow ? String(knownRow.person_key) : newKey()
}

/** 96 random bits, as letters and digits. */
export function newKey(): string {
  return randomFromPool(12).toString('hex')
}
