import { z } from 'zod'
import { CHANGED_ADDRESS_SUBJECT } from '../../../domain/inbox/words/mail-subjects.ts'
import { footer, heading, paragraph } from '../mail-blocks.ts'
import { epochMs, type MailContext, type WrittenMail } from '../mail-definition.ts'

export const kind = 'changed-address'
export const name = 'Changed address'

export const schema = z.strictObject({
  kind: z.literal(kind),
  at: epochMs,
  to: z.string(),
  /** The new address. */
  email: z.string(),
})

/** Tells a member of staff, at the old address, that they sign in with another one. */
export function write(mail: z.infer<typeof schema>, { company }: MailContext): WrittenMail {
  const { email } = mail
  return {
    to: [mail.to],
    subject: CHANGED_ADDRESS_SUBJECT,
    preview: `It is ${email}.`,
    blocks: [
      heading(CHANGED_ADDRESS_SUBJECT),
      paragraph(
        `From now on you sign in to the inbox of ${company.tradingName.value} with ${email}, and not with this address any more.`,
      ),
      paragraph(
        'If you did not do this, phone an owner at once: they can end this access, and invite you again.',
      ),
      footer(company),
    ],
  }
}
