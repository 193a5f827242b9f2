import { z } from 'zod'
import { dayAndTime, weekdayAndDate } from '../../../domain/calendar/day-words.ts'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { onDayAtTime } from '../../../domain/calls/call-time.ts'
import { paragraph } from '../mail-blocks.ts'
import { epochMs, type MailContext, type WrittenMail } from '../mail-definition.ts'
import { callerOf, cancellationMail, linkButton, mailedCallSchema, visitorsCallShape } from './call-parts.ts'

export const kind = 'call-cancelled'
export const name = 'Call cancelled'

export const schema = z.strictObject({
  kind: z.literal(kind),
  ...visitorsCallShape,
  call: mailedCallSchema,
  /** By when a person answers in writing; null: no answer is wanted. */
  answerBy: epochMs.nullable(),
  /** What we wrote, if we cancelled the call; null if the visitor did, or it was no longer needed. */
  words: z.string().nullable(),
  /** Whether the visitor was phoned before the booked time. */
  hasTalked: z.boolean(),
})
type CallCancelled = z.infer<typeof schema>

/** Tells a visitor that their call does not take place, and removes it from their calendar. */
export function write(mail: CallCancelled, context: MailContext): WrittenMail {
  const { token, call, answerBy, words, hasTalked } = mail
  const day = weekdayAndDate(dayOf(call.startsAt))
  if (hasTalked)
    return cancellationMail(mail, context, {
      subject: `We have talked: no call on ${day}`,
      preview: 'It goes out of your calendar.',
      title: 'We have talked already',
      blocks: [
        paragraph(
          `So we do not phone you on ${onDayAtTime(call.startsAt)}. Anything to add? Answer this mail.`,
        ),
      ],
    })
  const answer = answerBy === null ? '' : ` We answer you in writing by ${dayAndTime(answerBy)}.`
  return cancellationMail(mail, context, {
    subject: `Cancelled: our call on ${day}`,
    preview: `It was ${dayAndTime(call.startsAt)}.`,
    title: words === null ? 'The call is cancelled' : 'We had to cancel our call',
    blocks: [
      ...(words === null ? [] : [paragraph(`${callerOf(call)} writes: “${words}”`)]),
      paragraph(`It was ${dayAndTime(call.startsAt)}.${answer}`),
      linkButton(words === null ? 'Book another call' : 'Pick another time', token, context),
    ],
  })
}
