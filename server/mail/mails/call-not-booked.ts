import { z } from 'zod'
import { dayAndTime } from '../../../domain/calendar/day-words.ts'
import { fullMoon, heading, paragraph } from '../mail-blocks.ts'
import { epochMs, type MailContext, type WrittenMail } from '../mail-definition.ts'
import { callFooter, linkButton, visitorsCallShape } from './call-parts.ts'

export const kind = 'call-not-booked'
export const name = 'Time not free'

export const schema = z.strictObject({
  kind: z.literal(kind),
  ...visitorsCallShape,
  startsAt: epochMs,
  why: z.enum(['taken', 'two-open']),
  answerBy: epochMs,
})
type CallNotBooked = z.infer<typeof schema>

/** Confirms an enquiry whose call was not booked. Only this mail reveals that a mailbox or a number has two open calls. */
export function write(
  { to, token, startsAt, why, answerBy }: CallNotBooked,
  context: MailContext,
): WrittenMail {
  const reason =
    why === 'taken'
      ? `Somebody else was quicker: ${dayAndTime(startsAt)} is taken.`
      : 'Two calls are open for this mailbox or this number already, so we did not book a third. Move or cancel one of them with the link in its mail.'
  return {
    to: [to],
    subject: why === 'taken' ? 'We have your message: pick another time' : 'We have your message',
    preview: 'A person reads it, with a call or without one.',
    blocks: [
      fullMoon(context),
      heading('We have your message'),
      paragraph(`${reason} A person reads your message and answers you by ${dayAndTime(answerBy)}.`),
      ...(why === 'taken' ? [linkButton('Pick another time', token, context)] : []),
      callFooter(context.company, false),
    ],
  }
}
