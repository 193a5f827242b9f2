import { z } from 'zod'
import { dayAndTime } from '../../../domain/calendar/day-words.ts'
import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { onDayAtTime } from '../../../domain/calls/call-time.ts'
import { fullMoon, heading, paragraph } from '../mail-blocks.ts'
import type { MailContext, WrittenMail } from '../mail-definition.ts'
import {
  callerOf,
  callFooter,
  isSameDay,
  linkButton,
  mailedCallSchema,
  visitorsCallShape,
} from './call-parts.ts'

export const kind = 'call-reminder'
export const name = 'Reminder of a call'

export const schema = z.strictObject({
  kind: z.literal(kind),
  ...visitorsCallShape,
  call: mailedCallSchema,
  lastDigits: z.string(),
})
type CallReminder = z.infer<typeof schema>

/** Reminds a visitor of a call that they booked earlier. */
export function write({ at, to, token, call, lastDigits }: CallReminder, context: MailContext): WrittenMail {
  const { company } = context
  const from = company.phone ? ` from ${company.phone.value}` : ''
  const isToday = isSameDay(at, call.startsAt)
  return {
    to: [to],
    subject: `${dayAndTime(call.startsAt)}: we phone you`,
    preview: `${callerOf(call)} phones you then.`,
    blocks: [
      fullMoon(context),
      heading(
        isToday
          ? `We phone you today at ${timeOfDay(call.startsAt)}`
          : `We phone you on ${onDayAtTime(call.startsAt)}`,
      ),
      paragraph(
        `${dayAndTime(call.startsAt)}, South African time. ${callerOf(call)} phones${from} to the number that ends in ${lastDigits}.`,
      ),
      linkButton('Move or cancel', token, context),
      callFooter(company, true),
    ],
  }
}
