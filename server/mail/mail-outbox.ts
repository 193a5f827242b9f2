import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { enquiryName } from '../../domain/inbox/words/names.ts'
import type { ClaimedMessage, Outbox, Settlement } from '../store/outbox.ts'
import type { AuditAct, AuditLog } from '../store/sql/audit.ts'
import type { Database, Transaction } from '../store/sql/database.ts'
import { appendEvent } from '../store/sql/inbox/append.ts'
import { endSubscription } from '../store/sql/inbox/subscribers.ts'
import { settleMessage } from '../store/sql/outbox.ts'
import { dismissFailed, failedMessagesOf } from '../store/sql/outbox-messages.ts'
import { dueMailSchema, mailNameOf } from './due-mail.ts'
import { name as confirmationName } from './mails/confirmation.ts'
import { name as replyName } from './mails/reply.ts'
import { serverReplyOf, withoutWords } from './smtp-outcome.ts'

type MailOutboxDependencies = {
  database: Database
  audit: Pick<AuditLog, 'append'>
  outbox: Pick<Outbox, 'claim'>
}

/**
 * The outbox of mails. The delivery result of an answer is also recorded as an event and in the audit log, in one transaction: if an
 * answer fails, its enquiry is open again. A newsletter address whose mail is refused has bounced.
 */
export function mailOutbox({
  database,
  audit,
  outbox,
}: MailOutboxDependencies): Pick<Outbox, 'claim' | 'settle'> {
  const { claim } = outbox
  return {
    claim,
    settle: (claimed, settlement) => {
      const mark = randomUUID()
      return database.transaction((tx) => settleMail(tx, { claimed, settlement, mark, audit }))
    },
  }
}

const TO_VISITORS: ReadonlySet<string> = new Set([replyName, confirmationName])

const rowSchema = z.object({ number: z.int(), postId: z.string() })

type SettleArguments = Pick<MailOutboxDependencies, 'audit'> & {
  claimed: ClaimedMessage
  settlement: Settlement
  mark: string
}

async function settleMail(tx: Transaction, args: SettleArguments): Promise<boolean> {
  const { claimed, settlement } = args
  const isRecorded = await settleMessage(tx, claimed, settlement)
  const kind = dueMailSchema.safeParse(JSON.parse(claimed.payload)).data?.kind
  if (isRecorded && settlement.kind !== 'due' && kind === 'reply') await recordDelivery(tx, args)
  if (isRecorded && settlement.kind === 'failed' && kind === 'confirm-address') await recordBounce(tx, args)
  return isRecorded
}

async function recordDelivery(
  tx: Transaction,
  { claimed, settlement, mark, audit }: SettleArguments,
): Promise<void> {
  const [row] = await tx.query(
    `SELECT number, post_id AS "postId" FROM enquiries
     WHERE post_id = (SELECT post_id FROM outbox WHERE topic = ? AND id = ?)`,
    [claimed.topic, claimed.id],
  )
  if (!row) return
  const { number, postId } = rowSchema.parse(row)
  const failure = settlement.kind === 'failed' ? settlement.failure : null
  if (failure === null) await dismissFailedMails(tx, claimed.topic, postId)
  await appendEvent(tx, {
    number,
    event: {
      kind: 'delivery',
      at: settlement.at,
      by: null,
      outboxId: claimed.id,
      outcome: failure === null ? 'taken' : 'failed',
      words: failure ?? '',
    },
    seen: null,
    mark,
    alsoInTransaction: (tx) => audit.append(tx, deliveryAct(number, settlement.at, failure)), // last, because it locks the audit log
  })
}

/** An answer that arrived replaces earlier mails that failed, such as one to a wrong address, or our confirmation. */
async function dismissFailedMails(tx: Transaction, topic: string, postId: string): Promise<void> {
  for (const id of await failedMessagesOf(tx, topic, postId))
    if (TO_VISITORS.has(mailNameOf(id))) await dismissFailed(tx, topic, id)
}

/** The audit log is never erased, and the server's words may name a person: it gets only the server's code. */
function deliveryAct(number: number, at: number, failure: string | null): AuditAct {
  const entry = { at, actor: 'mail-server', subject: enquiryName(number) }
  if (failure === null) return { ...entry, act: 'mail-taken', data: {} }
  return { ...entry, act: 'mail-refused', data: { words: withoutWords(failure) } }
}

/** A refused address gets no newsletter. An unreachable server, or our used-up quota, says nothing about the address. */
async function recordBounce(tx: Transaction, { claimed, settlement }: SettleArguments): Promise<void> {
  const isRefused = settlement.kind === 'failed' && settlement.isRefused
  const words = isRefused ? serverReplyOf(settlement.failure) : null
  if (words === null) return
  const [row] = await tx.query(
    `SELECT id FROM subscriptions WHERE state = 'waiting'
     AND post_id = (SELECT post_id FROM outbox WHERE topic = ? AND id = ?)`,
    [claimed.topic, claimed.id],
  )
  const bounced = { state: 'bounced', at: settlement.at, by: null, words } as const
  if (row) await endSubscription(tx, { id: String(row.id) }, bounced)
}
