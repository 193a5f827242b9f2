import { randomUUID } from 'node:crypto'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import type { EnquiryEvent, EventOf } from '../../../domain/inbox/events/enquiry-event.ts'
import { stateOf } from '../../../domain/inbox/events/enquiry-state.ts'
import { confirmationId } from '../../enquiries/enquiry-mails.ts'
import { mailToOneSchema } from '../../mail/mail-message.ts'
import { MAIL_TOPIC } from '../../store/outbox.ts'
import type { Transaction } from '../../store/sql/database.ts'
import { appendEvent } from '../../store/sql/inbox/append.ts'
import { lockedRow } from '../../store/sql/inbox/enquiry-rows.ts'
import { eventsOf } from '../../store/sql/inbox/event-rows.ts'
import { type OpenMessage, openMessage } from '../../store/sql/outbox-messages.ts'

type LoggedEnquiry = { postId: string; events: ReadonlyArray<EnquiryEvent>; email: string }

/** The confirmation that a mail server refused, even if dismissed; null if none was, or once the address is corrected. */
export async function refusedConfirmation(
  tx: Transaction,
  { postId, events, email }: LoggedEnquiry,
): Promise<EnquiryDetail['refusedConfirmation']> {
  const id = confirmationId(postId)
  const message = await openMessage(tx, MAIL_TOPIC, id)
  if (message && message.failedMs === null) return null
  if (message) return { to: addressOf(message), words: message.words ?? '', outboxId: id }
  const dismissal = events.findLast(
    (event): event is EventOf<'delivery'> => event.kind === 'delivery' && event.outboxId === id,
  )
  const isCorrected = events.some(
    (event) => event.kind === 'corrected-address' && event.id > (dismissal?.id ?? 0),
  )
  return dismissal && !isCorrected ? { to: email, words: dismissal.words, outboxId: null } : null
}

/** When a refused confirmation is dismissed, records the refusal on its enquiry, unless the address has changed. */
export async function noteRefusal(tx: Transaction, message: OpenMessage, at: number): Promise<void> {
  const row = message.enquiry === null ? null : await lockedRow(tx, message.enquiry)
  if (!row || message.id !== confirmationId(row.postId)) return
  const { correctedAddress } = stateOf(await eventsOf(tx, row.postId))
  if (correctedAddress !== null && correctedAddress !== addressOf(message)) return
  await appendEvent(tx, {
    number: row.number,
    event: {
      kind: 'delivery',
      at,
      by: null,
      outboxId: message.id,
      outcome: 'failed',
      words: message.words ?? '',
    },
    seen: null,
    mark: randomUUID(),
  })
}

function addressOf({ payload }: OpenMessage): string {
  return mailToOneSchema.parse(JSON.parse(payload)).to
}
