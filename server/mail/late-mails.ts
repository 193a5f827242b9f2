import type { Sealer } from '../secrets.ts'
import { MAIL_TOPIC } from '../store/outbox.ts'
import type { Database, Transaction } from '../store/sql/database.ts'
import { rewriteMessage } from '../store/sql/outbox-messages.ts'
import { ComposeError, type DueMail } from './due-mail.ts'
import { hashOfToken } from './link-token.ts'

const HOUR_MS = 3_600_000
/** How long each mail's link is valid after the mail goes out. */
export const LINK_MS = {
  'confirm-address': 48 * HOUR_MS,
  invitation: 24 * HOUR_MS,
  'new-address': 24 * HOUR_MS,
} as const

type LinkMail = Extract<DueMail, { kind: keyof typeof LINK_MS }>

/** Parameters: new end, hash, old end. A used or revoked link no longer has its old end, and is not renewed. */
const RENEWALS: Record<LinkMail['kind'], string> = {
  'confirm-address': `UPDATE subscriptions SET token_until = ?
    WHERE token_hash = ? AND token_until = ? AND state = 'waiting' RETURNING id`,
  invitation: `UPDATE one_time_links SET until = ?
    WHERE hash = ? AND until = ? AND used_at IS NULL RETURNING hash`,
  'new-address': 'UPDATE new_addresses SET until = ? WHERE hash = ? AND until = ? RETURNING hash',
}

/**
 * Updates a mail that goes out late: its link is valid for its whole time from now on, and a promised time that has passed is left
 * out.
 *
 * @param id in the outbox
 * @throws {ComposeError} if its link cannot be used any more
 */
export async function refreshLateMail(
  mail: DueMail,
  id: string,
  dependencies: { database: Database; openToken: Sealer['open']; now: () => Date },
): Promise<DueMail> {
  const nowMs = dependencies.now().getTime()
  if (mail.kind === 'confirmation')
    return mail.answerBy !== null && mail.answerBy <= nowMs ? { ...mail, answerBy: null } : mail
  if (!('until' in mail)) return mail
  const until = nowMs + LINK_MS[mail.kind]
  const token = dependencies.openToken(mail.token)
  if (until - mail.until < HOUR_MS || token === null) return mail
  const renewed = { ...mail, until }
  if (await dependencies.database.transaction((tx) => renewLink(tx, mail, renewed, hashOfToken(token), id)))
    return renewed
  throw new ComposeError('its link is over, was used or replaced: make a new one')
}

/** @returns false if the link ended for a reason other than expiry */
async function renewLink(
  tx: Transaction,
  mail: LinkMail,
  renewed: LinkMail,
  hash: string,
  id: string,
): Promise<boolean> {
  const rows = await tx.query(RENEWALS[mail.kind], [renewed.until, hash, mail.until])
  if (rows.length === 0) return false
  await rewriteMessage(tx, MAIL_TOPIC, id, JSON.stringify(renewed))
  return true
}
