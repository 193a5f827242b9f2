import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { LISTS, type List, OPEN_LISTS } from '../../../../domain/inbox/events/kinds.ts'
import { MAX_COUNTED } from '../../../../domain/inbox/words/headings.ts'
import { type Conditions, joinConditions, type SqlValue, type Transaction } from '../database.ts'
import { type EnquiryRow, enquiryRowOf, ROW_COLUMNS } from './enquiry-rows.ts'

/** The end of a page: the sort key and number of its last enquiry. */
export type ListCursor = { at: number; number: number }

/** Filters of a list or search. */
export type EnquiryFilter = {
  /** The assignee; null: unassigned. Absent: any. */
  assignee?: string | null | undefined
  /** The topic: see projection.ts. */
  topic?: string | undefined
  /** The period of the last message (epoch milliseconds), without `untilMs` itself. */
  fromMs?: number | undefined
  untilMs?: number | undefined
}

export type ListFilter = EnquiryFilter & { list: List }

export type PageQuery = ListFilter & {
  /** `due`: the most urgent first, only in lists with deadlines; otherwise by the last message. */
  sort: 'due' | 'newest' | 'oldest'
  /** `next` of the previous page; absent for the first. */
  after?: ListCursor | undefined
  limit: number
}

/** `next` is null on the last page. */
export type Page = { rows: Array<EnquiryRow>; next: ListCursor | null }

/** One page of a list. An enquiry that does not change meanwhile is on exactly one page. */
export async function pageOfList(
  tx: Transaction,
  { sort, after, limit, ...filter }: PageQuery,
): Promise<Page> {
  const column = sort === 'due' ? 'due_at' : 'last_at'
  const [operator, direction] = sort === 'newest' ? ['<', 'DESC'] : ['>', 'ASC']
  const conditions = conditionsOf(filter, sort === 'due' ? tx.dialect.asFilter('last_at') : 'last_at')
  if (after) conditions.push([`(${column}, number) ${operator} (?, ?)`, after.at, after.number])
  const { sql, params } = joinConditions(conditions)
  const fetchedRows = await tx.query(
    `SELECT ${ROW_COLUMNS} FROM enquiries WHERE ${sql}
     ORDER BY ${column} ${direction}, number ${direction} LIMIT ?`,
    [...params, limit + 1],
  )
  const rows = fetchedRows.slice(0, limit).map(enquiryRowOf)
  const last = fetchedRows.length > limit ? rows.at(-1) : undefined
  return {
    rows,
    next: last ? { at: (sort === 'due' ? last.dueAt : last.lastAt) ?? 0, number: last.number } : null,
  }
}

/** `isCapped`: there are more than `total`. */
export type ListCount = { total: number; isCapped: boolean }

/** The size of a list: exact without a filter, otherwise up to {@link MAX_COUNTED}. */
export async function countOfList(tx: Transaction, filter: ListFilter): Promise<ListCount> {
  const conditions = conditionsOf(filter, 'last_at')
  if (conditions.length === 1) {
    const [row] = await tx.query('SELECT count(*) AS count FROM enquiries WHERE list = ?', [filter.list])
    return { total: Number(row?.count), isCapped: false }
  }
  const { sql, params } = joinConditions(conditions)
  const count = await countUpTo(tx, `SELECT 1 FROM enquiries WHERE ${sql}`, params)
  return { total: Math.min(count, MAX_COUNTED), isCapped: count > MAX_COUNTED }
}

/** The number of an assignee's open enquiries, counting at most {@link MAX_COUNTED} + 1 per list. */
export async function countOpen(tx: Transaction, assignee: string): Promise<number> {
  let count = 0
  for (const list of OPEN_LISTS)
    count += await countUpTo(tx, 'SELECT 1 FROM enquiries WHERE list = ? AND who = ?', [list, assignee])
  return count
}

/** The size of each list. */
export async function countsOfLists(tx: Transaction): Promise<Record<List, number>> {
  const rows = await tx.query('SELECT list, count(*) AS count FROM enquiries GROUP BY list')
  const counts = new Map(rows.map(({ list, count }) => [list, Number(count)]))
  const entries = LISTS.map((list) => [list, counts.get(list) ?? 0])
  return Object.fromEntries(entries) as Record<List, number> // one entry for each list
}

/** Enquiries whose last answer failed, latest first. */
export async function undelivered(tx: Transaction, limit: number): Promise<Array<EnquiryRow>> {
  const rows = await tx.query(
    `SELECT ${ROW_COLUMNS} FROM enquiries WHERE undelivered IS NOT NULL ORDER BY last_at DESC, number DESC LIMIT ?`,
    [limit],
  )
  return rows.map(enquiryRowOf)
}

/** Enquiries whose reminder for a member of staff is due by a day, latest first. */
export async function remindersOf(
  tx: Transaction,
  staff: string,
  until: CalendarDate,
  limit: number,
): Promise<Array<EnquiryRow>> {
  const rows = await tx.query(
    `SELECT ${ROW_COLUMNS} FROM enquiries WHERE remind_by = ? AND remind_on <= ?
     ORDER BY remind_on DESC, number DESC LIMIT ?`,
    [staff, until, limit],
  )
  return rows.map(enquiryRowOf)
}

/** The number of enquiries due before a moment (epoch milliseconds), at most {@link MAX_COUNTED} + 1. */
export function countDueBefore(tx: Transaction, untilMs: number): Promise<number> {
  return countUpTo(tx, `SELECT 1 FROM enquiries WHERE list = 'needs' AND due_at < ?`, [untilMs])
}

/** The number of enquiries due after a moment (epoch milliseconds), at most {@link MAX_COUNTED} + 1. */
export function countDueAfter(tx: Transaction, fromMs: number): Promise<number> {
  return countUpTo(tx, `SELECT 1 FROM enquiries WHERE list = 'needs' AND due_at > ?`, [fromMs])
}

async function countUpTo(tx: Transaction, sql: string, values: ReadonlyArray<SqlValue>): Promise<number> {
  const [row] = await tx.query(
    `SELECT count(*) AS count FROM (${sql} LIMIT ${MAX_COUNTED + 1}) AS counted`,
    values,
  )
  return Number(row?.count)
}

function conditionsOf({ list, ...filter }: ListFilter, time: string): Conditions {
  return [['list = ?', list], ...filterConditions(filter, time)]
}

/** @param time the column of the last message */
export function filterConditions(
  { assignee, topic, fromMs, untilMs }: EnquiryFilter,
  time: string,
): Conditions {
  const conditions: Conditions = []
  if (assignee === null) conditions.push(['who IS NULL'])
  else if (assignee !== undefined) conditions.push(['who = ?', assignee])
  if (topic !== undefined) conditions.push(['topic = ?', topic])
  if (fromMs !== undefined) conditions.push([`${time} >= ?`, fromMs])
  if (untilMs !== undefined) conditions.push([`${time} < ?`, untilMs])
  return conditions
}
