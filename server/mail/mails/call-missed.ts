import { z } from 'zod'
import { dayAndTime } from '../../../domain/calendar/day-words.ts'
import { lines, paragraph } from '../mail-blocks.ts'
import { epochMs, type MailContext, type WrittenMail } from '../mail-definition.ts'
import { callerOf, cancellationMail, linkButton, mailedCallSchema, visitorsCallShape } from './call-parts.ts'

export const kind = 'call-missed'
export const name = 'Not reached'

export const schema = z.strictObject({
  kind: z.literal(kind),
  ...visitorsCallShape,
  call: mailedCallSchema,
  lastDigits: z.string(),
  /** The next free times, when the mail was queued. */
  free: z.array(epochMs),
})
type CallMissed = z.infer<typeof schema>

/** Tells a visitor that we could not reach them, and offers other times. */
export function write(mail: CallMissed, context: MailContext): WrittenMail {
  const { token, call, lastDigits, free } = mail
  const { phone } = context.company
  const from = phone ? ` from ${phone.value},` : ''
  return cancellationMail(mail, context, {
    subject: 'We could not reach you: pick another time',
    preview: 'Is your number right? Other times are free.',
    title: 'We could not reach you',
    blocks: [
      paragraph(
        `${callerOf(call)} phoned on ${dayAndTime(call.startsAt)},${from} to the number that ends in ${lastDigits}.`,
      ),
      ...(free.length > 0
        ? [paragraph('Is that number right? These times are free:'), lines(free.map(dayAndTime).join('\n'))]
        : [paragraph('Is that number right?')]),
      linkButton('Pick another time', token, context),
      paragraph('Rather not on the phone? Answer this mail.'),
    ],
  })
}
