import { sweepNewAddresses } from '../../store/sql/new-addresses.ts'
import { sweepLinks } from '../../store/sql/one-time-links.ts'
import { sweepSessions } from '../../store/sql/sessions.ts'
import { sweepTries } from '../../store/sql/sign-in-failures.ts'
import type { Works } from '../../store/sql/work.ts'
import { endedBy } from './sessions.ts'
import { FORGOTTEN_AFTER_MS } from './sign-in-delay.ts'

/** Deletes sessions that have ended, links and challenges that are over, and failures that are forgotten. @returns how many each */
export function sweepAccess(
  { write }: Pick<Works, 'write'>,
  nowMs: number,
): Promise<{ sessions: number; links: number; signInAttempts: number }> {
  return write(function* () {
    const sessions = yield* sweepSessions(endedBy(nowMs))
    const links = (yield* sweepLinks(nowMs)) + (yield* sweepNewAddresses(nowMs))
    return { sessions, links, signInAttempts: yield* sweepTries(nowMs - FORGOTTEN_AFTER_MS) }
  })
}
