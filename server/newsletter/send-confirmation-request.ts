import { normaliseEmail } from '../../domain/enquiry/email.ts'
import { LINK_MS } from '../mail/late-mails.ts'
import { hashOfToken } from '../mail/link-token.ts'
import { mailMessage } from '../mail/mail-message.ts'
import type { Transaction } from '../store/sql/database.ts'
import { type ConfirmationRequestResult, recordConfirmationRequest } from '../store/sql/inbox/confirmation.ts'
import { type Subscription, subscriptionWhere } from '../store/sql/inbox/subscription-rows.ts'
import { putIntoOutbox } from '../store/sql/outbox.ts'

type ConfirmationRequest = {
  /** New for each mail, made before the transaction. */
  token: string
  seal: (token: string) => string
  nowMs: number
  /** Whether the limits of the network and the site allow a mail. Called last: each call counts. */
  mayMail?: (tx: Transaction) => Promise<boolean>
}

/**
 * Mails an address a request to confirm the newsletter, at most once a day and three times in all for each mailbox.
 */
export async function sendConfirmationRequest(
  tx: Transaction,
  { id, email, postId }: Pick<Subscription, 'id' | 'email' | 'postId'>,
  { token, seal, nowMs, mayMail }: ConfirmationRequest,
): Promise<ConfirmationRequestResult> {
  const expiresAt = nowMs + LINK_MS['confirm-address']
  const link = { tokenHash: hashOfToken(token), untilMs: expiresAt }
  const result = await recordConfirmationRequest(tx, id, link, nowMs, mayMail)
  if (result !== 'asked') return result
  const message = mailMessage({
    name: `confirm-address.${nowMs}`,
    postId,
    mail: { kind: 'confirm-address', at: nowMs, to: email, token: seal(token), until: expiresAt },
  })
  await putIntoOutbox(tx, message, nowMs)
  return result
}

/**
 * Whether a further newsletter form of an address is a new subscription: the address has stopped or bounced in the meantime, or was
 * not asked yet. Otherwise the form is a repeat.
 */
export async function isResubscription(tx: Transaction, email: string): Promise<boolean> {
  const subscription = await subscriptionWhere(tx, 'email_folded = ?', [normaliseEmail(email)])
  if (!subscription) return false
  return subscription.state === 'waiting' ? subscription.mailsSent === 0 : subscription.state !== 'confirmed'
}
