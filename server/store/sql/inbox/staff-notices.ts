import { z } from 'zod'
import { dayOf } from '../../../../domain/calendar/time-of-day.ts'
import type { EventOf } from '../../../../domain/inbox/events/enquiry-event.ts'
import { NOTICE_KINDS } from '../../../../domain/inbox/events/kinds.ts'
import { insertRow, type Transaction } from '../database.ts'
import { allStaff, type StaffMember } from '../staff.ts'

/** Older notices are not mailed any more. Longer than any office holiday. */
const MAX_NOTICE_AGE_MS = 14 * 86_400_000

/** The tolerated difference between the clocks of several servers. */
const CLOCK_SKEW_MS = 60_000

const unsentSchema = z.object({
  kind: z.enum(NOTICE_KINDS),
  isCurrent: z.coerce.boolean(), // SQLite has 0 and 1; null if the enquiry is unassigned, or no reminder is set
  number: z.int(),
  about: z.string(),
  dueAt: z.int().nullable(),
  assignee: z.string().nullable(),
})

type UnsentNotice = z.infer<typeof unsentSchema>

/** A notice to a member of staff about an enquiry. `dueAt` in epoch milliseconds; `holder`: the assignee's name. */
type Notice = Omit<UnsentNotice, 'isCurrent' | 'assignee'> & { holder: string | null }

/** Adds a notice of an assignment, in its transaction. */
export async function addAssignmentNotice(
  tx: Transaction,
  postId: string,
  { id, to }: Pick<EventOf<'given'>, 'id' | 'to'>,
): Promise<void> {
  await insertRow(tx, 'notices', { staff: to, kind: 'assigned', post_id: postId, cause: String(id) })
}

/**
 * Takes the due notices, earliest enquiry first, and marks them as sent. No other server gets them, so queue the mails in the same
 * transaction.
 *
 * @param openedAtMs the opening time of today; null if the office is closed: reminders and morning notices then wait
 */
export async function takeNotices(
  tx: Transaction,
  nowMs: number,
  openedAtMs: number | null,
): Promise<Array<{ person: StaffMember; notices: Array<Notice> }>> {
  const morningIds = openedAtMs === null ? new Set() : await beginMorningNotices(tx, nowMs, openedAtMs)
  const takenNotices = []
  const allPeople = await allStaff(tx)
  const names = new Map(allPeople.map(({ id, name }) => [id, name]))
  for (const person of allPeople) {
    if (person.joinedAt === null || person.leftAt !== null) continue
    if (openedAtMs !== null) await addReminderNotices(tx, person.id, nowMs)
    if (person.notices.late !== 'off') await addLateNotices(tx, person.id, nowMs)
    const dueNotices = await takeNoticesOf(tx, person, morningIds.has(person.id), nowMs)
    const notices = dueNotices.map(({ assignee, ...notice }) => ({
      ...notice,
      holder: names.get(assignee ?? '') ?? null,
    }))
    if (notices.length > 0) takenNotices.push({ person, notices })
  }
  return takenNotices
}

/** @returns the staff who get today's morning notices, once a day. A morning_at in the future is ignored: a clock was wrong. */
async function beginMorningNotices(
  tx: Transaction,
  nowMs: number,
  openedAtMs: number,
): Promise<Set<unknown>> {
  const rows = await tx.query(
    `UPDATE staff SET morning_at = ? WHERE joined_at IS NOT NULL AND left_at IS NULL
       AND coalesce(morning_at, joined_at) NOT BETWEEN ? AND ? RETURNING id`,
    [nowMs, openedAtMs, nowMs + CLOCK_SKEW_MS],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Adds the due reminders of a member of staff. */
export async function addReminderNotices(tx: Transaction, staff: string, nowMs: number): Promise<void> {
  await tx.query(
    `INSERT INTO notices (staff, kind, post_id, cause) SELECT remind_by, 'reminder', post_id, remind_on FROM enquiries
     WHERE remind_by = ? AND remind_on BETWEEN ? AND ? ON CONFLICT DO NOTHING`,
    [staff, dayOf(nowMs - MAX_NOTICE_AGE_MS), dayOf(nowMs)],
  )
}

/** Adds notices of overdue enquiries for a member of staff. One whose call has begun is not overdue before the call is over. */
export async function addLateNotices(tx: Transaction, staff: string, nowMs: number): Promise<void> {
  await tx.query(
    `INSERT INTO notices (staff, kind, post_id, cause) SELECT ?, 'late', post_id, CAST(due_at AS TEXT) FROM enquiries
     WHERE list = 'needs' AND due_at >= ? AND due_at < ? AND NOT EXISTS
       (SELECT 1 FROM calls WHERE calls.post_id = enquiries.post_id AND calls.state = 'booked' AND calls.ends_at > ?)
     ON CONFLICT DO NOTHING`,
    [staff, nowMs - MAX_NOTICE_AGE_MS, nowMs, nowMs],
  )
}

/** The unsent notices of a member of staff. `isCurrent`: whether the notice is still relevant. */
export async function unsentNotices(tx: Transaction, staff: string): Promise<Array<UnsentNotice>> {
  const rows = await tx.query(
    `SELECT notices.kind, enquiries.number, enquiries.about, enquiries.due_at AS "dueAt", enquiries.who AS assignee,
       CASE notices.kind WHEN 'assigned' THEN enquiries.who = notices.staff
         WHEN 'late' THEN enquiries.list = 'needs' AND CAST(enquiries.due_at AS TEXT) = notices.cause
         ELSE enquiries.remind_by = notices.staff AND enquiries.remind_on = notices.cause END AS "isCurrent"
     FROM notices JOIN enquiries ON enquiries.post_id = notices.post_id
     WHERE notices.staff = ? AND notices.told_at IS NULL`,
    [staff],
  )
  return rows.map((row) => unsentSchema.parse(row))
}

/** Takes a person's notices. Outdated and unwanted ones are marked as sent too. */
async function takeNoticesOf(
  tx: Transaction,
  { id, notices: times }: StaffMember,
  isMorning: boolean,
  nowMs: number,
): Promise<Array<Omit<UnsentNotice, 'isCurrent'>>> {
  const unsentRows = await unsentNotices(tx, id)
  const takenNotices: Array<Omit<UnsentNotice, 'isCurrent'>> = []
  for (const kind of NOTICE_KINDS) {
    const time = kind === 'reminder' ? 'at-once' : times[kind]
    const ofKind = unsentRows.filter((notice) => notice.kind === kind)
    if (ofKind.length === 0 || (time === 'morning' && !isMorning)) continue
    const marked = await tx.query(
      `UPDATE notices SET told_at = ? WHERE staff = ? AND kind = ? AND told_at IS NULL RETURNING
         (SELECT number FROM enquiries WHERE enquiries.post_id = notices.post_id) AS number`,
      [nowMs, id, kind],
    )
    const numbers = new Set(time === 'off' ? [] : marked.map(({ number }) => Number(number)))
    for (const { isCurrent, ...notice } of ofKind)
      if (isCurrent && numbers.delete(notice.number)) takenNotices.push(notice)
  }
  return takenNotices.toSorted((a, b) => a.number - b.number)
}
