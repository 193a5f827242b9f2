import { RETRY_PERIOD_MS } from '../../store/outbox.ts'
import type { Database } from '../../store/sql/database.ts'
import { sweepNewAddresses } from '../../store/sql/new-addresses.ts'
import { sweepLinks } from '../../store/sql/one-time-links.ts'
import { sweepSessions } from '../../store/sql/sessions.ts'
import { sweepAttempts } from '../../store/sql/sign-in-failures.ts'
import { sweepFormerStaff } from '../../store/sql/staff.ts'
import { sessionCutoffs } from './sessions.ts'
import { FORGET_AFTER_MS } from './sign-in-delay.ts'

/** How long former staff can be restored with their old credentials. */
const CREDENTIALS_KEPT_MS = 24 * 3_600_000

/**
 * Deletes ended sessions, expired links and challenges, forgotten failures, and the credentials of former staff.
 *
 * @returns how many sessions, links (with challenges and new addresses) and failures
 */
export function sweepAccess(
  { transaction }: Pick<Database, 'transaction'>,
  nowMs: number,
): Promise<{ sessions: number; links: number; signInAttempts: number }> {
  return transaction(async (tx) => {
    const sessions = await sweepSessions(tx, sessionCutoffs(nowMs))
    const expiredBeforeMs = nowMs - RETRY_PERIOD_MS // a mail that is still being retried renews its link when it goes out
    const links = (await sweepLinks(tx, expiredBeforeMs)) + (await sweepNewAddresses(tx, expiredBeforeMs))
    await sweepFormerStaff(tx, nowMs - CREDENTIALS_KEPT_MS)
    return { sessions, links, signInAttempts: await sweepAttempts(tx, nowMs - FORGET_AFTER_MS) }
  })
}
