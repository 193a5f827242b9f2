import { select, type Work } from '../storage/sql/work.ts'

const DAY_MS = 24 * 3_600_000
/** So long after a link's end its address is still known, so that nobody has it asked three more times at once. */
const KNOWN_FOR_MS = 30 * DAY_MS

/**
 * Deletes the addresses that were asked whether they want the letter and have not said yes, as the mail that asked them promises.
 * Those that nobody has asked yet wait on.
 *
 * @returns how many submissions of theirs there were
 */
export function* forgetUnconfirmed(nowMs: number): Work<number> {
  const rows = yield* select(
    `DELETE FROM submissions WHERE collection = 'newsletter' AND quarantine_until IS NULL AND email_folded IN
       (SELECT email_folded FROM subscriptions WHERE state = 'waiting' AND token_until < ?) RETURNING post_id`,
    nowMs - KNOWN_FOR_MS,
  )
  return rows.length
}
