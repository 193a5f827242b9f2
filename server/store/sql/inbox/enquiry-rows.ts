import { z } from 'zod'
import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import { ANSWER_CHANNELS, LISTS, STATUSES } from '../../../../domain/inbox/events/kinds.ts'
import type { Transaction } from '../database.ts'
import { findEnquiry } from '../enquiry-queries.ts'
import { jsonColumn } from '../json-column.ts'

/** The columns that a list shows. */
export const ROW_COLUMNS = `number, post_id AS "postId", person_key AS "personKey", list, status, due_at AS "dueAt",
  last_at AS "lastAt", last_by AS "lastBy", last_way AS "lastWay", who AS assignee, version, name, about, snippet,
  plan_total, plan_months, read_by AS "readBy", undelivered, held_until AS "heldUntil", remind_on, remind_by,
  (SELECT starts_at FROM calls WHERE calls.post_id = enquiries.post_id AND calls.state = 'booked') AS "callAt"`

const rowSchema = z
  .object({
    number: z.number(),
    postId: z.string(),
    personKey: z.string(),
    list: z.enum(LISTS),
    status: z.enum(STATUSES),
    /** The deadline; null if nothing is due. Times are epoch milliseconds. */
    dueAt: z.number().nullable(),
    /** The time of the last message in either direction. */
    lastAt: z.number(),
    /** The author and the channel of the last message; null if it is the enquirer's. */
    lastBy: z.string().nullable(),
    lastWay: z.enum(ANSWER_CHANNELS).nullable(),
    assignee: z.string().nullable(),
    version: z.number(),
    name: z.string(),
    about: z.string(),
    snippet: z.string().nullable(),
    plan_total: z.number().nullable(),
    plan_months: z.number().nullable(),
    /** The ids of staff who have opened it since the enquirer's last message. */
    readBy: jsonColumn(z.array(z.string())),
    undelivered: z.string().nullable(),
    heldUntil: z.number().nullable(),
    remind_on: z.string().nullable(),
    remind_by: z.string().nullable(),
    /** When the booked call begins; null without one. */
    callAt: z.number().nullable(),
  })
  .transform(({ plan_total: totalCents, plan_months: months, remind_on: on, remind_by: by, ...row }) => ({
    ...row,
    plan: totalCents === null || months === null ? null : { totalCents, months },
    reminder: on === null ? null : { on, by },
  }))

/** One line of a list. */
export type EnquiryRow = z.infer<typeof rowSchema>

export function enquiryRowOf(row: unknown): EnquiryRow {
  return rowSchema.parse(row)
}

/** The rows of those enquiries that exist. */
export async function rowsByNumber(
  tx: Transaction,
  numbers: ReadonlyArray<number>,
): Promise<Array<EnquiryRow>> {
  const rows: Array<EnquiryRow> = []
  for (const number of numbers) {
    const row = await rowByNumber(tx, number)
    if (row) rows.push(row)
  }
  return rows
}

/** The row of an enquiry by its number. */
export async function rowByNumber(tx: Transaction, number: number): Promise<EnquiryRow | undefined> {
  const [row] = await tx.query(`SELECT ${ROW_COLUMNS} FROM enquiries WHERE number = ?`, [number])
  return row && enquiryRowOf(row)
}

/** The row of an enquiry by its post id. @throws {Error} if there is none */
export async function rowByPostId(tx: Transaction, postId: string): Promise<EnquiryRow> {
  const [row] = await tx.query(`SELECT ${ROW_COLUMNS} FROM enquiries WHERE post_id = ?`, [postId])
  return enquiryRowOf(row)
}

/** Like {@link rowByNumber}, with a row lock. */
export async function lockedRow(tx: Transaction, number: number): Promise<EnquiryRow | undefined> {
  const [row] = await tx.query(
    `SELECT ${ROW_COLUMNS} FROM enquiries WHERE number = ? ${tx.dialect.forUpdate}`,
    [number],
  )
  return row && enquiryRowOf(row)
}

/** @throws {Error} if there is none: an inbox row never outlives its submission */
export async function enquiryByPostId(tx: Transaction, postId: string): Promise<Enquiry> {
  const enquiry = await findEnquiry(tx, postId)
  if (!enquiry) throw new Error(`There is no enquiry ${postId}`)
  return enquiry
}
