import { sweepNewAddresses } from '../../store/sql/new-addresses.ts'
import { sweepLinks } from '../../store/sql/one-time-links.ts'
import { sweepSessions } from '../../store/sql/sessions.ts'
import { sweepTries } from '../../store/sql/sign-in-failures.ts'
import { sweepLeft } from '../../store/sql/staff.ts'
import type { Works } from '../../store/sql/work.ts'
import { endedBy } from './sessions.ts'
import { FORGOTTEN_AFTER_MS } from './sign-in-delay.ts'

/** For so long somebody who left may come back with the passkeys and the password of before. */
const WAYS_IN_KEPT_MS = 24 * 3_600_000

/**
 * Deletes sessions that have ended, links and challenges that are over, failures that are forgotten, and the ways in of those who left.
 *
 * @returns how many of each but the last
 */
export function sweepAccess(
  { write }: Pick<Works, 'write'>,
  nowMs: number,
): Promise<{ sessions: number; links: number; signInAttempts: number }> {
  return write(function* () {
    const sessions = yield* sweepSessions(endedBy(nowMs))
    const links = (yield* sweepLinks(nowMs)) + (yield* sweepNewAddresses(nowMs))
    yield* sweepLeft(nowMs - WAYS_IN_KEPT_MS)
    return { sessions, links, signInAttempts: yield* sweepTries(nowMs - FORGOTTEN_AFTER_MS) }
  })
}
