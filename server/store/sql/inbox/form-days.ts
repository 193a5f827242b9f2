import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { z } from 'zod'
import { addDays, type CalendarDate } from '../../../../domain/calendar/calendar.ts'
import type { FormDay } from '../../../../domain/inbox/numbers/numbers.ts'
import type { Database } from '../database.ts'

/** Days per statement: on SQLite, each blocks the event loop for a few milliseconds. */
const DAYS_AT_ONCE = 31

const count = z.coerce.number() // PostgreSQL's sum of a BIGINT is NUMERIC
const formDaySchema = z.object({
  day: z.string(),
  collection: z.enum(['contactUs', 'whiteLabelSolution']),
  category: z.string(),
  enquiries: count,
  withPlan: count,
  unanswered: count,
  answeredInTime: count,
  answers: z.string().nullable().transform(readAnswers),
})

/**
 * The counts of enquiries whose working day is in a period.
 *
 * @param until the last day
 * @throws {StoreUnavailableError}
 */
export async function formDaysOfPeriod(
  { read }: Pick<Database, 'read'>,
  from: CalendarDate,
  until: CalendarDate,
): Promise<Array<FormDay>> {
  const formDays: Array<FormDay> = []
  for (let firstDay = from; firstDay <= until; firstDay = addDays(firstDay, DAYS_AT_ONCE)) {
    const end = addDays(firstDay, DAYS_AT_ONCE)
    const rows = await read((tx) =>
      tx.query(
        `SELECT counted_on AS day, collection, category, count(*) AS enquiries, count(plan_total) AS "withPlan",
           sum(awaits_first_answer) AS unanswered,
           sum(CASE WHEN first_answer_at <= arrival_due_at THEN 1 ELSE 0 END) AS "answeredInTime",
           string_agg(arrived_at || ',' || first_answer_at, ',') AS answers
         FROM enquiries WHERE counted_on BETWEEN ? AND ? GROUP BY counted_on, collection, category`,
        [firstDay, end > until ? until : addDays(end, -1)],
      ),
    )
    formDays.push(...rows.map((row) => formDaySchema.parse(row)))
    await yieldToEventLoop()
  }
  return formDays
}

/** Parses pairs of times from one text: as rows, the tens of thousands of a busy year take three times as long. */
function readAnswers(text: string | null): FormDay['answers'] {
  const moments: Array<number> = JSON.parse(`[${text ?? ''}]`)
  const answers: FormDay['answers'] = []
  for (let index = 1; index < moments.length; index += 2)
    answers.push({ arrivedAt: moments[index - 1] ?? 0, answeredAt: moments[index] ?? 0 })
  return answers
}
