import { z } from 'zod'
import { dayOf } from '../../../../domain/calendar/time-of-day.ts'
import type { EventOf } from '../../../../domain/inbox/events/enquiry-event.ts'
import { NOTICE_KINDS } from '../../../../domain/inbox/events/kinds.ts'
import type { Transaction } from '../database.ts'
import { allStaff, type StaffMember } from '../staff.ts'

/** What came due earlier is not mailed any more, such as what an older version left: longer than an office is closed. */
const TOLD_FOR_MS = 14 * 86_400_000

/** How much the clocks of several servers may differ. */
const CLOCK_SKEW_MS = 60_000

const waitingSchema = z
  .object({
    kind: z.enum(NOTICE_KINDS),
    is_current: z.coerce.boolean(), // SQLite has 0 and 1; null where nobody has the enquiry, or no reminder is set
    number: z.int(),
    about: z.string(),
    due_at: z.int().nullable(),
    who: z.string().nullable(),
  })
  .transform(({ due_at: dueAt, is_current: isCurrent, ...row }) => ({ ...row, dueAt, isCurrent }))

type Waiting = z.infer<typeof waitingSchema>

/** What somebody is told of an enquiry. `dueAt` in epoch milliseconds; `holder`: the name of whoever it is assigned to. */
type Notice = Omit<Waiting, 'isCurrent' | 'who'> & { holder: string | null }

/** Notes that somebody is to be told of an assignment, in its transaction. */
export async function noteAssignment(
  tx: Transaction,
  postId: string,
  { id, to }: Pick<EventOf<'given'>, 'id' | 'to'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO notices (staff, kind, post_id, cause) VALUES (?, 'assigned', ?, ?)`,
    to,
    postId,
    String(id),
  )
}

/**
 * Takes what staff are to be told now, the earliest enquiry first, and notes that they were. Whoever else asks, another server or the next
 * start, gets the rest: what is told of it belongs into the same transaction.
 *
 * @param openedAtMs when the office opened today; null: it has not, and nobody is reminded or told what waits for the morning
 */
export async function takeNotices(
  tx: Transaction,
  nowMs: number,
  openedAtMs: number | null,
): Promise<Array<{ person: StaffMember; notices: Array<Notice> }>> {
  const mornings = openedAtMs === null ? new Set() : await beginMornings(tx, nowMs, openedAtMs)
  const taken = []
  const everybody = await allStaff(tx)
  const names = new Map(everybody.map(({ id, name }) => [id, name]))
  for (const person of everybody) {
    if (person.joinedAt === null || person.leftAt !== null) continue
    if (openedAtMs !== null) await noteReminders(tx, person.id, nowMs)
    if (person.notices.late !== 'off') await noteLate(tx, person.id, nowMs)
    const own = await takeOf(tx, person, mornings.has(person.id), nowMs)
    const notices = own.map(({ who, ...notice }) => ({ ...notice, holder: names.get(who ?? '') ?? null }))
    if (notices.length > 0) taken.push({ person, notices })
  }
  return taken
}

/** @returns whose morning has begun: once a day for each. One that lies ahead was begun by a clock that was put right since. */
async function beginMornings(tx: Transaction, nowMs: number, openedAtMs: number): Promise<Set<unknown>> {
  const rows = await tx.query(
    `UPDATE staff SET morning_at = ? WHERE joined_at IS NOT NULL AND left_at IS NULL
       AND coalesce(morning_at, joined_at) NOT BETWEEN ? AND ? RETURNING id`,
    nowMs,
    openedAtMs,
    nowMs + CLOCK_SKEW_MS,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Notes the reminders of somebody whose day has come. */
export async function noteReminders(tx: Transaction, staff: string, nowMs: number): Promise<void> {
  await tx.query(
    `INSERT INTO notices (staff, kind, post_id, cause) SELECT remind_by, 'reminder', post_id, remind_on FROM enquiries
     WHERE remind_by = ? AND remind_on BETWEEN ? AND ? ON CONFLICT DO NOTHING`,
    staff,
    dayOf(nowMs - TOLD_FOR_MS),
    dayOf(nowMs),
  )
}

/** Notes for somebody what was not answered by its deadline. */
export async function noteLate(tx: Transaction, staff: string, nowMs: number): Promise<void> {
  await tx.query(
    `INSERT INTO notices (staff, kind, post_id, cause) SELECT ?, 'late', post_id, CAST(due_at AS TEXT) FROM enquiries
     WHERE list = 'needs' AND due_at >= ? AND due_at < ? ON CONFLICT DO NOTHING`,
    staff,
    nowMs - TOLD_FOR_MS,
    nowMs,
  )
}

/** What was noted for somebody, and they were not told. `isCurrent`: nothing has happened since that makes it idle. */
export async function waitingNotices(tx: Transaction, staff: string): Promise<Array<Waiting>> {
  const rows = await tx.query(
    `SELECT notices.kind, enquiries.number, enquiries.about, enquiries.due_at, enquiries.who,
       CASE notices.kind WHEN 'assigned' THEN enquiries.who = notices.staff
         WHEN 'late' THEN enquiries.list = 'needs' AND CAST(enquiries.due_at AS TEXT) = notices.cause
         ELSE enquiries.remind_by = notices.staff AND enquiries.remind_on = notices.cause END AS is_current
     FROM notices JOIN enquiries ON enquiries.post_id = notices.post_id
     WHERE notices.staff = ? AND notices.told_at IS NULL`,
    staff,
  )
  return rows.map((row) => waitingSchema.parse(row))
}

/** What is idle by now, or what they do not want to hear, is noted as told all the same. */
async function takeOf(
  tx: Transaction,
  { id, notices: times }: StaffMember,
  isMorning: boolean,
  nowMs: number,
): Promise<Array<Omit<Waiting, 'isCurrent'>>> {
  const waiting = await waitingNotices(tx, id)
  const taken: Array<Omit<Waiting, 'isCurrent'>> = []
  for (const kind of NOTICE_KINDS) {
    const time = kind === 'reminder' ? 'at-once' : times[kind]
    const some = waiting.filter((notice) => notice.kind === kind)
    if (some.length === 0 || (time === 'morning' && !isMorning)) continue
    const marked = await tx.query(
      `UPDATE notices SET told_at = ? WHERE staff = ? AND kind = ? AND told_at IS NULL RETURNING
         (SELECT number FROM enquiries WHERE enquiries.post_id = notices.post_id) AS number`,
      nowMs,
      id,
      kind,
    )
    const numbers = new Set(time === 'off' ? [] : marked.map(({ number }) => Number(number)))
    for (const { isCurrent, ...notice } of some)
      if (isCurrent && numbers.delete(notice.number)) taken.push(notice)
  }
  return taken.toSorted((one, other) => one.number - other.number)
}
