import { z } from 'zod'
import { isCalendarDate } from '../calendar/calendar.ts'
import { PAY_DAYS } from './terms.ts'

export const calendarDateSchema = z
  .string()
  .refine(isCalendarDate, 'Enter a date that exists, written like 2027-03-01')

export const payDaySchema = z.literal(PAY_DAYS)

export const choicesSchema = z.strictObject({
  /** Key of a solution or of a custom build. */
  need: z.string().min(1),
  /** Pages, screens or models of a custom build; absent: as many as the base includes. */
  units: z.int().positive().optional(),
  design: z.enum(['template', 'tailored', 'custom']),
  extras: z.array(z.strictObject({ key: z.string().min(1), quantity: z.int().positive() })),
})
