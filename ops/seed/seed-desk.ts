import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import { mailMessage } from '../../server/mail/mail-message.ts'
import type { Transaction } from '../../server/store/sql/database.ts'
import { replaceSavedAnswers, saveDraft } from '../../server/store/sql/inbox/drafts.ts'
import type { NewEvent } from '../../server/store/sql/inbox/event-rows.ts'
import { putIntoOutbox } from '../../server/store/sql/outbox.ts'
import { ANSWERS, DRAFT, SAVED_ANSWERS } from './seed-words.ts'

const MINUTE_MS = 60_000
const FAILURE = '550 5.1.1 No such mailbox here'
const SUBJECT = 'Your enquiry'

export type SeedStaff = { id: string; name: string }

/** Saved answers, and a draft answer to the newest enquiry. */
export async function seedDesk(
  tx: Transaction,
  { id }: SeedStaff,
  newest: number,
  nowMs: number,
): Promise<void> {
  await replaceSavedAnswers(tx, { revision: 0, answers: SAVED_ANSWERS })
  const draft = { subject: SUBJECT, text: DRAFT, attachPlan: false, keptAt: nowMs - MINUTE_MS }
  await saveDraft(tx, id, newest, draft)
}

type Refused = { enquiry: Enquiry; by: SeedStaff; atMs: number }

/** The event of an answer that the mail server has refused, at `atMs` (epoch milliseconds). */
export function refusedMailEvents(refused: Refused): Array<NewEvent> {
  const { enquiry, by, atMs } = refused
  const outboxId = refusedMail(refused).id
  const mail = { outboxId, to: enquiry.record.email, subject: SUBJECT, attached: null }
  return [
    { kind: 'answered', at: atMs, by: by.id, way: 'mail', words: ANSWERS[0], mail },
    { kind: 'delivery', at: atMs + 12_000, by: null, outboxId, outcome: 'failed', words: FAILURE },
  ]
}

/** Its mail, which is not retried. */
export async function seedRefusedMail(tx: Transaction, refused: Refused): Promise<void> {
  const message = refusedMail(refused)
  await putIntoOutbox(tx, message, refused.atMs)
  await tx.query(
    'UPDATE outbox SET attempts = 1, failed_at = ?, failure = ? WHERE topic = ? AND id = ?',
    refused.atMs + 12_000,
    FAILURE,
    message.topic,
    message.id,
  )
}

function refusedMail({ enquiry, by, atMs }: Refused) {
  const { postId, email } = enquiry.record
  const words = { subject: SUBJECT, text: ANSWERS[0], attachPlan: null }
  return mailMessage({
    name: 'reply.seed',
    postId,
    mail: { kind: 'reply', at: atMs, to: email, by: by.name, ...words },
  })
}
