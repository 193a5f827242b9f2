import { normaliseEmail } from '../../domain/enquiry/email.ts'
import { LINK_MS } from '../mail/late-mails.ts'
import { mailMessage } from '../mail/mail-message.ts'
import type { Transaction } from '../store/sql/database.ts'
import { type Asked, recordConfirmationRequest } from '../store/sql/inbox/confirmation.ts'
import { type Subscription, subscriptionWhere } from '../store/sql/inbox/subscription-rows.ts'
import { putIntoOutbox } from '../store/sql/outbox-transactions.ts'
import { hashOfToken } from './link-token.ts'

export type Question = {
  /** A new one for each mail, made before the transaction. */
  token: string
  seal: (token: string) => string
  nowMs: number
  /** Whether the bounds that know no address leave one; asked where nothing else is against it. */
  mayWrite?: (tx: Transaction) => Promise<boolean>
}

/**
 * Asks an address by mail whether it wants the newsletter, as far as it may be asked (again) now: its mailbox once a day, three times
 * in all, whoever types it in.
 *
 * @param dialect `forUpdate` is '' where the transaction has written the subscription's row already
 */
export async function sendConfirmationRequest(
  tx: Transaction,
  { id, email, postId }: Pick<Subscription, 'id' | 'email' | 'postId'>,
  { token, seal, nowMs, mayWrite }: Question,
): Promise<Asked> {
  const until = nowMs + LINK_MS['confirm-address']
  const link = { tokenHash: hashOfToken(token), untilMs: until }
  const asked = await recordConfirmationRequest(tx, id, link, nowMs, mayWrite)
  if (asked !== 'asked') return asked
  const message = mailMessage({
    name: `confirm-address.${nowMs}`,
    postId,
    mail: { kind: 'confirm-address', at: nowMs, to: email, token: seal(token), until },
  })
  await putIntoOutbox(tx, message, nowMs)
  return asked
}

/**
 * Whether an address that sends the newsletter's form a second time asks for something new: it has stopped or bounced since, or no
 * mail has asked it yet. Otherwise the form is a repeat.
 */
export async function joinsAgain(tx: Transaction, email: string): Promise<boolean> {
  const found = await subscriptionWhere(tx, 'email_folded = ?', normaliseEmail(email))
  if (!found) return false
  return found.state === 'waiting' ? found.mailsSent === 0 : found.state !== 'confirmed'
}
