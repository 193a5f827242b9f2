import { z } from 'zod'
import { withLineFeeds } from '../flowed-text.ts'
import { onOneLine } from '../mail.ts'
import { footer, lines } from '../mail-blocks.ts'
import { epochMs, type MailContext, type WrittenMail } from '../mail-definition.ts'

const SUBJECT_MAX_CHARS = 200
const PREVIEW_MAX_CHARS = 90

export const kind = 'reply'
export const name = 'Answer'

export const schema = z.strictObject({
  kind: z.literal(kind),
  at: epochMs,
  to: z.string(),
  by: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The URL query of the plan to attach as PDF. */
  attachPlan: z.string().nullable(),
  /** The outbox ids of our earlier mails to the same person, oldest first; absent in replies that an earlier release queued. */
  follows: z.array(z.string()).optional(),
})
export type Reply = z.infer<typeof schema>

/** An answer to a visitor, as its author typed it. */
export async function write(mail: Reply, { company, printPlan }: MailContext): Promise<WrittenMail> {
  const subject = onOneLine(mail.subject, SUBJECT_MAX_CHARS)
  const paragraphs = withLineFeeds(mail.text)
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split(/\n{2,}/)
  const hasOwnAddress = company.email && !company.email.example
  return {
    to: [mail.to],
    subject,
    preview: onOneLine(mail.text, PREVIEW_MAX_CHARS),
    blocks: [...paragraphs.map(lines), footer(company)],
    senderName: `${onOneLine(mail.by)}, ${company.tradingName.value}`,
    replyTo: hasOwnAddress ? (company.email?.value ?? null) : null,
    isPersonal: true,
    follows: mail.follows,
    attachments: mail.attachPlan === null ? [] : [await printPlan(mail.attachPlan)],
  }
}
