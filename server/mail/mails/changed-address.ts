import { z } from 'zod'
import { CHANGED_ADDRESS_SUBJECT } from '../../../domain/inbox/words/mail-subjects.ts'
import { moment, type Writing, type WrittenMail } from '../mail-definition.ts'

export const kind = 'changed-address'
export const name = 'Changed address'

export const schema = z.strictObject({
  kind: z.literal(kind),
  at: moment,
  to: z.string(),
  /** With which they sign in now. */
  email: z.string(),
})

/** Tells somebody of the staff, at the address that they had, that they have another one. */
export function write(mail: z.infer<typeof schema>, { company, kit }: Writing): WrittenMail {
  const { h, Foot, Heading, Paper, Paragraph } = kit
  const page = h(
    Paper,
    { title: CHANGED_ADDRESS_SUBJECT, preview: `It is ${mail.email}.` },
    h(Heading, null, CHANGED_ADDRESS_SUBJECT),
    h(
      Paragraph,
      null,
      `From now on you sign in to the inbox of ${company.tradingName.value} with ${mail.email}, and not with this address any more.`,
    ),
    h(
      Paragraph,
      null,
      'If you did not do this, phone an owner at once: they can end this access, and invite you again.',
    ),
    h(Foot, { company }),
  )
  return { to: [mail.to], subject: CHANGED_ADDRESS_SUBJECT, page }
}
