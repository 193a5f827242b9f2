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

/** Adds saved answers, and a draft answer to the newest enquiry. */
export async function seedDrafts(
  tx: Transaction,
  { id }: SeedStaff,
  newest: number,
  nowMs: number,
): Promise<void> {
  await replaceSavedAnswers(tx, { revision: 0, answers: SAVED_ANSWERS })
  const draft = { subject: SUBJECT, text: DRAFT, attachPlan: false, keptAt: nowMs - MINUTE_MS }
  await saveDraft(tx, id, newest, draft)
}

type RefusedAnswer = { enquiry: Enquiry; by: SeedStaff; atMs: number }

/** The events of an answer at `atMs` (epoch milliseconds) that the mail server refused. */
export function refusedMailEvents(refused: RefusedAnswer): Array<NewEvent> {
  const { enquiry, by, atMs } = refused
  const outboxId = refusedMail(refused).id
  const mail = { outboxId, to: enquiry.record.email, subject: SUBJECT, attached: null }
  return [
    { kind: 'answered', at: atMs, by: by.id, way: 'mail', words: ANSWERS[0], mail },
    { kind: 'delivery', at: atMs + 12_000, by: null, outboxId, outcome: 'failed', words: FAILURE },
  ]
}

/** Adds the mail of a refused answer, which is not retried. */
export async function seedRefusedMail(tx: Transaction, refused: RefusedAnswer): Promise<void> {
  const message = refusedMail(refused)
  await putIntoOutbox(tx, message, refused.atMs)
  await tx.query('UPDATE outbox SET attempts = 1, failed_at = ?, failure = ? WHERE topic = ? AND id = ?', [
    refused.atMs + 12_000,
    FAILURE,
    message.topic,
    message.id,
  ])
}

function refusedMail({ enquiry, by, atMs }: RefusedAnswer) {
  const { postId, email } = enquiry.record
  const words = { subject: SUBJECT, text: ANSWERS[0], attachPlan: null }
  return mailMessage({
    name: 'reply.seed',
    postId,
    mail: { kind: 'reply', at: atMs, to: email, by: by.name, ...words },
  })
}
