import { z } from 'zod'
import { isCalendarDate } from '../calendar/calendar.ts'
import { MAX_MONTHS, MIN_MONTHS, PAY_DAYS } from './terms.ts'

export const calendarDateSchema = z
  .string()
  .refine(isCalendarDate, 'Enter a date that exists, written like 2027-03-01')

/** The number of instalments of a plan. */
export const monthsSchema = z.int().min(MIN_MONTHS).max(MAX_MONTHS)

export const payDaySchema = z.literal(PAY_DAYS)

export const choicesSchema = z.strictObject({
  /** Key of a solution or of a custom build. */
  need: z.string().min(1),
  /** Pages, screens or models of a custom build; absent: as many as the base includes. */
  units: z.int().positive().optional(),
  design: z.enum(['template', 'tailored', 'custom']),
  extras: z.array(z.strictObject({ key: z.string().min(1), quantity: z.int().positive() })),
})
