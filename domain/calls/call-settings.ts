import { z } from 'zod'
import { timeOfDaySchema } from '../content/company.ts'
import '../enquiry/uncompiled-schemas.ts'
import { STEP_MINUTES } from './call-time.ts'

/** The hours of one ISO weekday in which calls are made; a day has one entry or none. */
const hoursSchema = z
  .strictObject({ day: z.int().min(1).max(7), from: timeOfDaySchema, until: timeOfDaySchema })
  .refine(({ from, until }) => from < until, 'The hours must end after they begin')

/** The owner's settings for calls that visitors book. */
export const callSettingsSchema = z.strictObject({
  /** Off: visitors are asked when they prefer to be phoned, and cannot pick a time. */
  on: z.boolean(),
  /** The duration of a call. */
  minutes: z.int().min(5).max(120).multipleOf(STEP_MINUTES),
  /** The pause after a call before the same member of staff can phone again. */
  pauseMinutes: z.int().min(0).max(120).multipleOf(STEP_MINUTES),
  /** The lead time until the first offered time. */
  leadMinutes: z.int().min(0).max(10_080),
  /** The number of days from today to the last offered one. */
  daysAhead: z.int().min(1).max(92),
  /** null: the opening hours. */
  hours: z
    .array(hoursSchema)
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'Each day has one line')
    .nullable(),
  /** The limits of unconfirmed calls, per network and in total; beyond them no times are offered. 0 is no limit. */
  unconfirmedOfNetwork: z.int().min(0).max(1_000),
  unconfirmed: z.int().min(0).max(10_000),
})
export type CallSettings = z.infer<typeof callSettingsSchema>

/** The defaults. No time is offered before a member of staff takes calls. */
export const DEFAULT_CALL_SETTINGS: CallSettings = {
  on: true,
  minutes: 20,
  pauseMinutes: 10,
  leadMinutes: 120,
  daysAhead: 28,
  hours: null,
  unconfirmedOfNetwork: 12,
  unconfirmed: 40,
}
