import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import { addDays, type CalendarDate } from '../../../../domain/calendar/calendar.ts'
import type { EnquiryFigures } from '../../../../domain/inbox/numbers/figures.ts'
import type { EnquiriesByDay } from '../../../../domain/inbox/numbers/numbers.ts'
import type { Database, Row } from '../database.ts'

/** Read at once: of a busy year they take some 10 ms, in which SQLite keeps the event loop. */
const DAYS_AT_ONCE = 31

/**
 * What the numbers need of each enquiry whose working day began in a period.
 *
 * @param until the last day of it
 * @throws {StoreUnavailableError}
 */
export async function figuresByDay(
  { read }: Pick<Database, 'read'>,
  from: CalendarDate,
  until: CalendarDate,
): Promise<EnquiriesByDay> {
  const byDay = new Map<CalendarDate, Array<EnquiryFigures>>()
  for (let first = from; first <= until; first = addDays(first, DAYS_AT_ONCE)) {
    const end = addDays(first, DAYS_AT_ONCE)
    const rows = await read((tx) =>
      tx.query(
        `SELECT counted_on, arrived_at, arrival_due_at, first_answer_at, awaits_first_answer, collection, category, plan_total
         FROM enquiries WHERE counted_on >= ? AND counted_on < ? AND counted_on <= ?`,
        first,
        end,
        until,
      ),
    )
    for (const row of rows) {
      const day = String(row.counted_on)
      const known = byDay.get(day)
      if (known) known.push(figuresOfRow(row))
      else byDay.set(day, [figuresOfRow(row)])
    }
    await nextTurnOfTheLoop()
  }
  return byDay
}

function figuresOfRow(row: Row): EnquiryFigures {
  return {
    arrivedAt: Number(row.arrived_at),
    dueAt: Number(row.arrival_due_at),
    answeredAt: row.first_answer_at === null ? null : Number(row.first_answer_at),
    isOpen: row.awaits_first_answer === 1,
    collection: row.collection === 'contactUs' ? 'contactUs' : 'whiteLabelSolution',
    category: String(row.category),
    hasPlan: row.plan_total !== null,
  }
}
