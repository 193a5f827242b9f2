import { z } from 'zod'
import { mailMessage } from '../mail/mail-message.ts'
import { putIntoOutbox } from '../storage/sql/outbox-works.ts'
import { select, type Work } from '../storage/sql/work.ts'
import { hashOfToken } from './link-token.ts'
import { noteHistory } from './subscription-rows.ts'

const HOUR_MS = 3_600_000
export const LINK_LASTS_MS = 48 * HOUR_MS
/** An address that others type in gets no more than these. */
const MAILS_MOST = 3
const BETWEEN_MAILS_MS = 24 * HOUR_MS

const askedSchema = z.object({
  id: z.string(),
  email: z.string(),
  postId: z.string(),
  mailsSent: z.coerce.number(),
})

export type Question = {
  /** A new one for each mail, made before the work. */
  token: string
  seal: (token: string) => string
  nowMs: number
}

/**
 * Puts the mail into the outbox that asks whether an address wants the letter, if the subscription of this post waits for that
 * and its address was not asked today, nor three times already. Whoever sent the form is told the same in any case.
 *
 * @returns whether it is asked
 */
export function* askToConfirm(postId: string, { token, seal, nowMs }: Question): Work<boolean> {
  const until = nowMs + LINK_LASTS_MS
  const [row] = yield* select(
    `UPDATE subscriptions SET token_hash = ?, token_until = ?, mails_sent = mails_sent + 1, last_mail_at = ?
     WHERE post_id = ? AND state = 'waiting' AND mails_sent < ${MAILS_MOST}
       AND (last_mail_at IS NULL OR last_mail_at <= ?)
     RETURNING id, email, post_id AS "postId", mails_sent AS "mailsSent"`,
    ...[hashOfToken(token), until, nowMs, postId, nowMs - BETWEEN_MAILS_MS],
  )
  if (!row) return false
  const { id, email, mailsSent } = askedSchema.parse(row)
  const message = mailMessage({
    name: `confirm-address.${mailsSent}.${nowMs}`,
    postId,
    mail: { kind: 'confirm-address', at: nowMs, to: email, token: seal(token), until },
  })
  yield* putIntoOutbox(message, nowMs)
  yield* noteHistory(id, { at: nowMs, what: 'asked' })
  return true
}
