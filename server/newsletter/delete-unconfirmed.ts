import type { Transaction } from '../store/sql/database.ts'
import { changeState, subscriptionsWhere } from '../store/sql/inbox/subscription-rows.ts'

const DAY_MS = 24 * 3_600_000
/** So long after a link's end its address is still known, so that nobody has it asked three more times at once. */
const KNOWN_FOR_MS = 30 * DAY_MS
const UNCONFIRMED = `state = 'waiting' AND token_until < ?`

/**
 * Deletes the addresses that were asked whether they want the newsletter and have not said yes, as the mail that asked them promises.
 * Those that nobody has asked yet wait on. One that was stopped or bounced before is so again: that it wants no letter must stay
 * known.
 *
 * @returns how many enquiries were deleted
 */
export async function deleteUnconfirmed(tx: Transaction, nowMs: number): Promise<number> {
  const overMs = nowMs - KNOWN_FOR_MS
  for (const subscription of await subscriptionsWhere(tx, `${UNCONFIRMED} AND history <> '[]'`, overMs)) {
    const before = subscription.history.at(-1)
    if (!before) continue
    await changeState(tx, subscription, before)
    await tx.query(
      'UPDATE subscriptions SET token_hash = NULL, token_until = NULL WHERE id = ?',
      subscription.id,
    )
  }
  const rows = await tx.query(
    `DELETE FROM submissions WHERE collection = 'newsletter' AND quarantine_until IS NULL AND email_folded IN
       (SELECT email_folded FROM subscriptions WHERE ${UNCONFIRMED}) RETURNING post_id`,
    overMs,
  )
  return rows.length
}
