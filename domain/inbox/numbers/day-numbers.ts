import * as z from 'zod/mini'
import type { CalendarDate } from '../../calendar/calendar.ts'
import { type WorkingHours, workingTimeSince } from '../../calendar/working-time.ts'
import { isLate } from '../time/deadline.ts'
import { wholeMinutes } from '../words/days.ts'
import { type EnquiryFigures, enquiryFiguresSchema } from './figures.ts'

const count = z.int().check(z.nonnegative())
/** A schema for each of them takes a hundred times as long, for the half million of a busy year. */
const counts = z.custom<Array<number>>((value) => Array.isArray(value) && value.every(isCount))

/** What is counted of the enquiries whose working day began on one day: it stands in a row of its own, so that a year need not be counted again. */
export const dayNumbersSchema = z.object({
  withPlan: count,
  /** Those that wait for their first answer. */
  unanswered: count,
  answeredInTime: count,
  /** How many were answered within so many whole minutes of working time: each minute once, with its count at the same place. */
  answers: z.object({ minutes: counts, counts }),
  forms: z.array(
    z.object({
      collection: enquiryFiguresSchema.shape.collection,
      category: enquiryFiguresSchema.shape.category,
      count,
    }),
  ),
})
export type DayNumbers = z.infer<typeof dayNumbersSchema>

/** Counts the enquiries of one day, one after the other. */
export type DayCount = { add: (figures: EnquiryFigures) => void; numbers: () => DayNumbers }

/**
 * Begins to count those whose working day began on a day.
 *
 * @param hours in which the time until an answer runs
 */
export function createDayCount(day: CalendarDate, hours: WorkingHours): DayCount {
  const workedMs = workingTimeSince(day, hours)
  const answers = new Map<number, number>()
  const forms = new Map<string, DayNumbers['forms'][number]>()
  const sums = { withPlan: 0, unanswered: 0, answeredInTime: 0 }
  return {
    add: ({ arrivedAt, dueAt, answeredAt, isOpen, collection, category, hasPlan }) => {
      const form = `${collection} ${category}`
      const known = forms.get(form)
      forms.set(form, { collection, category, count: (known?.count ?? 0) + 1 })
      if (hasPlan) sums.withPlan += 1
      if (isOpen) sums.unanswered += 1
      if (answeredAt === null) return
      if (!isLate(answeredAt, dueAt)) sums.answeredInTime += 1
      const minutes = wholeMinutes(Math.max(workedMs(answeredAt) - workedMs(arrivedAt), 0))
      answers.set(minutes, (answers.get(minutes) ?? 0) + 1)
    },
    numbers: () => ({
      ...sums,
      answers: { minutes: [...answers.keys()], counts: [...answers.values()] },
      forms: [...forms.values()],
    }),
  }
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
