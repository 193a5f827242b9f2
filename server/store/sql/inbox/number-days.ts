import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import {
  type DayCount,
  type DayNumbers,
  dayNumbersSchema,
} from '../../../../domain/inbox/numbers/day-numbers.ts'
import { type EnquiryFigures, enquiryFiguresSchema } from '../../../../domain/inbox/numbers/figures.ts'
import type { NumbersByDay } from '../../../../domain/inbox/numbers/numbers.ts'
import type { Database, Transaction } from '../database.ts'
import { enquiryByPostId } from './enquiry-rows.ts'
import { eventsOf } from './event-rows.ts'
import { projectEnquiry } from './projection.ts'

const FIGURES_AT_ONCE = 1_000
/** They take some 20 ms, in which SQLite keeps the event loop. */
const MISSING_AT_ONCE = 50
/** A month: few enough for one transaction. */
const DAYS_AT_ONCE = 31

/** Days in their order. `rule` names what their numbers are counted by: those of another rule are counted again. */
export type DaysQuery = { days: ReadonlyArray<CalendarDate>; rule: string }

/**
 * The numbers of some days, as {@link InboxStore.numberDays}. A new count is stored, unless somebody changes an enquiry of that day
 * meanwhile: a trigger of the table `enquiries` deletes the day that was begun, and the next one who asks counts it again.
 *
 * @param begin starts the count of a day
 * @throws {StoreUnavailableError}
 */
export async function numberDays(
  database: Database,
  wanted: DaysQuery,
  begin: (day: CalendarDate) => DayCount,
): Promise<NumbersByDay> {
  const { read, transaction } = database
  while ((await transaction((tx) => workOutSomeFigures(tx, MISSING_AT_ONCE))) > 0) await nextTurnOfTheLoop()
  const numbers = await read((tx) => storedDays(tx, wanted))
  const missing = wanted.days.filter((day) => !numbers.has(day))
  for (let from = 0; from < missing.length; from += DAYS_AT_ONCE) {
    const days = missing.slice(from, from + DAYS_AT_ONCE)
    const mark = randomUUID()
    await transaction((tx) => beginDays(tx, { days, rule: wanted.rule }, mark))
    const counted = new Map<CalendarDate, DayNumbers>()
    for (const day of days) counted.set(day, await countDay(database, day, begin(day)))
    await transaction(async (tx) => {
      for (const [day, each] of counted) await endDay(tx, day, mark, each)
    })
    for (const [day, each] of counted) numbers.set(day, each)
  }
  return numbers
}

/** The numbers that are stored already. */
export async function storedDays(
  tx: Transaction,
  { days, rule }: DaysQuery,
): Promise<Map<CalendarDate, DayNumbers>> {
  const rows = await tx.query(
    'SELECT day, numbers FROM number_days WHERE day >= ? AND day <= ? AND rule = ? AND numbers IS NOT NULL',
    days[0] ?? '',
    days.at(-1) ?? '',
    rule,
  )
  return new Map(
    rows.flatMap(({ day, numbers }) => {
      const stored = dayNumbersSchema.safeParse(JSON.parse(String(numbers)))
      return stored.success ? [[String(day), stored.data]] : [] // of another shape: counted again
    }),
  )
}

async function countDay({ read }: Database, day: CalendarDate, count: DayCount): Promise<DayNumbers> {
  let after: number | null = 0
  while (after !== null) {
    const from: number = after
    const page: FiguresPage = await read((tx) => figuresOfDay(tx, day, from))
    page.figures.forEach(count.add)
    after = page.next
    await nextTurnOfTheLoop() // counting many must not keep a server from its visitors
  }
  return count.numbers()
}

/** Whoever begins a day waits for nobody: a day on which others change an enquiry just now is counted for this answer alone. */
async function beginDays(tx: Transaction, { days, rule }: DaysQuery, mark: string): Promise<void> {
  const { sql, params } = tx.dialect.lockUnchangedDays(days)
  for (const { day } of await tx.query(sql, ...params))
    await tx.query(
      `INSERT INTO number_days (day, rule, mark, numbers) VALUES (?, ?, ?, NULL)
       ON CONFLICT (day) DO UPDATE SET rule = excluded.rule, mark = excluded.mark, numbers = NULL`,
      String(day),
      rule,
      mark,
    )
}

async function endDay(tx: Transaction, day: CalendarDate, mark: string, numbers: DayNumbers): Promise<void> {
  const text = JSON.stringify(numbers)
  await tx.query('UPDATE number_days SET numbers = ? WHERE day = ? AND mark = ?', text, day, mark)
}

/** Figures of a day; `next` is null on the last page. */
type FiguresPage = { figures: Array<EnquiryFigures>; next: number | null }

/** The next figures of a day after a running number. */
export async function figuresOfDay(tx: Transaction, day: CalendarDate, after: number): Promise<FiguresPage> {
  const rows = await tx.query(
    'SELECT number, figures FROM enquiries WHERE counted_on = ? AND number > ? ORDER BY number LIMIT ?',
    day,
    after,
    FIGURES_AT_ONCE,
  )
  return {
    figures: rows.map(({ figures }) => enquiryFiguresSchema.parse(JSON.parse(String(figures)))),
    next: rows.length === FIGURES_AT_ONCE ? Number(rows.at(-1)?.number) : null,
  }
}

/**
 * Works out the figures of some enquiries that have none of their newest version, as a server of an older version wrote them.
 *
 * @param limit how many at most
 * @returns how many there were; 0: none is left, or other servers do the rest
 */
export async function workOutSomeFigures(tx: Transaction, limit: number): Promise<number> {
  const rows = await tx.query(
    `SELECT post_id FROM enquiries WHERE figures_version IS DISTINCT FROM version ORDER BY number LIMIT ? ${tx.dialect.skipLocked}`,
    limit,
  )
  for (const { post_id } of rows) {
    const postId = String(post_id)
    await projectEnquiry(tx, await enquiryByPostId(tx, postId), await eventsOf(tx, postId))
  }
  return rows.length
}
