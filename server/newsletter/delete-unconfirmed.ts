import type { Transaction } from '../store/sql/database.ts'
import { changeState, subscriptionsWhere } from '../store/sql/inbox/subscription-rows.ts'

const DAY_MS = 24 * 3_600_000
/** How long an address stays known after its link has expired, so that the limit of requests still holds. */
const KNOWN_FOR_MS = 30 * DAY_MS
const UNCONFIRMED = `state = 'waiting' AND token_until < ?`

/**
 * Deletes newsletter addresses that were not confirmed in time, as their mail promises. Addresses that were sent no such mail yet stay.
 * An address that had unsubscribed or bounced before returns to that state, which must stay known.
 *
 * @returns the number of deleted submissions
 */
export async function deleteUnconfirmed(tx: Transaction, nowMs: number): Promise<number> {
  const expiredBeforeMs = nowMs - KNOWN_FOR_MS
  const known = `${UNCONFIRMED} AND history <> '[]'`
  for (const subscription of await subscriptionsWhere(tx, known, [expiredBeforeMs])) {
    const previousState = subscription.history.at(-1)
    if (!previousState) continue
    await changeState(tx, subscription, previousState)
    await tx.query('UPDATE subscriptions SET token_hash = NULL, token_until = NULL WHERE id = ?', [
      subscription.id,
    ])
  }
  const rows = await tx.query(
    `DELETE FROM submissions WHERE collection = 'newsletter' AND quarantine_until IS NULL AND email_folded IN
       (SELECT email_folded FROM subscriptions WHERE ${UNCONFIRMED}) RETURNING post_id`,
    [expiredBeforeMs],
  )
  return rows.length
}
