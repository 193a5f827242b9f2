import * as z from 'zod/mini'
import { enquiryNumberSchema, instantSchema, staffIdSchema } from './basics.ts'

/** A call of the agenda. */
const agendaCallSchema = z.object({
  number: enquiryNumberSchema,
  name: z.string(),
  about: z.string(),
  phone: z.string(),
  startsAt: instantSchema,
  endsAt: instantSchema,
  state: z.enum(['booked', 'called', 'missed', 'cancelled']),
  staff: staffIdSchema,
  confirmed: z.boolean(),
})
export type AgendaCall = z.infer<typeof agendaCallSchema>

/** How a person gets calls into their own calendar: by invitations in mails, or not at all. */
export const CALL_CALENDARS = ['mail', 'none'] as const

const time = z.string().check(z.regex(/^\d{2}:\d{2}$/))

/** What owners decide about calls; domain/calls/call-settings.ts explains and bounds each. */
export const ownersCallsSchema = z.object({
  on: z.boolean(),
  minutes: z.int(),
  pauseMinutes: z.int(),
  leadMinutes: z.int(),
  daysAhead: z.int(),
  hours: z.nullable(z.array(z.object({ day: z.int(), from: time, until: time }))),
  unconfirmedOfNetwork: z.int(),
  unconfirmed: z.int(),
})
export type OwnersCalls = z.infer<typeof ownersCallsSchema>

/** PUT /calls/mine */
export const ownCallsSchema = z.object({ takesCalls: z.boolean(), calendar: z.enum(CALL_CALENDARS) })
export type OwnCalls = z.infer<typeof ownCallsSchema>

/** GET /calls, POST /calls/mine/hand-over */
export const agendaSchema = z.object({
  /** Calls of today and later, and past ones whose outcome is not recorded. */
  calls: z.array(agendaCallSchema),
  /** How many people take calls. */
  takers: z.int().check(z.nonnegative()),
  mine: ownCallsSchema,
  settings: ownersCallsSchema,
})
export type Agenda = z.infer<typeof agendaSchema>
