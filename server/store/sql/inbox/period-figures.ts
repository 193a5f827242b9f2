import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import { z } from 'zod'
import { addDays, type CalendarDate } from '../../../../domain/calendar/calendar.ts'
import type { PeriodFigures } from '../../../../domain/inbox/numbers/numbers.ts'
import type { Database } from '../database.ts'

/** Counted at once: of a busy year they take some milliseconds, in which SQLite keeps the event loop. */
const DAYS_AT_ONCE = 31

const count = z.coerce.number() // PostgreSQL's sum of a BIGINT is NUMERIC
const formsSchema = z.array(
  z.object({
    day: z.string(),
    collection: z.enum(['contactUs', 'whiteLabelSolution']),
    category: z.string(),
    enquiries: count,
    withPlan: count,
    unanswered: count,
    answered: count,
    answeredInTime: count,
  }),
)

/**
 * What is counted of the enquiries whose working day began in a period.
 *
 * @param until the last day of it
 * @throws {StoreUnavailableError}
 */
export async function figuresOfPeriod(
  { read }: Pick<Database, 'read'>,
  from: CalendarDate,
  until: CalendarDate,
): Promise<PeriodFigures> {
  const figures: PeriodFigures = { forms: [], answers: [] }
  for (let first = from; first <= until; first = addDays(first, DAYS_AT_ONCE)) {
    const end = addDays(first, DAYS_AT_ONCE)
    const last = end > until ? until : addDays(end, -1)
    const [forms, answers] = await read(async (tx) => [
      await tx.query(
        `SELECT counted_on AS day, collection, category, count(*) AS enquiries, count(plan_total) AS "withPlan",
           sum(awaits_first_answer) AS unanswered, count(first_answer_at) AS answered,
           sum(CASE WHEN first_answer_at <= arrival_due_at THEN 1 ELSE 0 END) AS "answeredInTime"
         FROM enquiries WHERE counted_on BETWEEN ? AND ? GROUP BY counted_on, collection, category`,
        first,
        last,
      ),
      await tx.query(
        `SELECT arrived_at AS "arrivedAt", first_answer_at AS "answeredAt" FROM enquiries
         WHERE counted_on BETWEEN ? AND ? AND first_answer_at IS NOT NULL`,
        first,
        last,
      ),
    ])
    figures.forms.push(...formsSchema.parse(forms))
    figures.answers.push(...(answers as PeriodFigures['answers'])) // two whole numbers each, of tens of thousands
    await nextTurnOfTheLoop()
  }
  return figures
}
