import * as z from 'zod/mini'
import type { CalendarDate } from '../../calendar/calendar.ts'
import { type WorkingHours, workingTimeSince } from '../../calendar/working-time.ts'
import { isLate } from '../time/deadline.ts'
import { wholeMinutes } from '../words/days.ts'
import { type EnquiryFigures, enquiryFiguresSchema } from './figures.ts'

const count = z.int().check(z.nonnegative())
/** Of each byte of a packed number: its seven bits, the lowest first, and whether more follow (LEB128). */
const SEVEN_BITS = 0x7f
const MORE = 0x80

/** What is counted of the enquiries whose working day began on one day: it stands in a row of its own, so that a year need not be counted again. */
export const dayNumbersSchema = z.object({
  withPlan: count,
  /** Those that wait for their first answer. */
  unanswered: count,
  answeredInTime: count,
  answers: z.object({
    count,
    /** Whole minutes of working time, as below. */
    longestMinutes: count,
    /**
     * How many took so many minutes: of each minute, in order, how much later it is than the one before it, and its count, in base64. As
     * numbers of JSON the half million of a busy year took three times as long to read.
     */
    byMinutes: z.base64(),
  }),
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
    numbers: () => ({ ...sums, answers: packedAnswers(answers), forms: [...forms.values()] }),
  }
}

function packedAnswers(countByMinutes: ReadonlyMap<number, number>): DayNumbers['answers'] {
  const inOrder = [...countByMinutes].sort(([a], [b]) => a - b)
  let bytes = ''
  const pack = (value: number) => {
    let rest = value
    for (; rest >= MORE; rest >>>= 7) bytes += String.fromCharCode(MORE | (rest & SEVEN_BITS))
    bytes += String.fromCharCode(rest)
  }
  let [answered, before] = [0, 0]
  for (const [minutes, each] of inOrder) {
    pack(minutes - before)
    pack(each)
    answered += each
    before = minutes
  }
  return { count: answered, longestMinutes: before, byMinutes: btoa(bytes) }
}

/** Adds the answers of a day to how many took so many minutes. @param counts one place more than the longest of them needs */
export function addAnswers({ byMinutes }: DayNumbers['answers'], counts: Uint32Array): void {
  const bytes = atob(byMinutes)
  let [minutes, value, shift, isCount] = [0, 0, 0, false]
  for (let place = 0; place < bytes.length; place += 1) {
    const byte = bytes.charCodeAt(place)
    value |= (byte & SEVEN_BITS) << shift
    if (byte & MORE) {
      shift += 7
      continue
    }
    if (isCount) counts[minutes] = (counts[minutes] ?? 0) + value
    else minutes += value
    isCount = !isCount
    value = 0
    shift = 0
  }
}
