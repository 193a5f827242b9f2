import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { enquiryName } from '../../../domain/inbox/words/names.ts'
import type { AuditLog } from '../../store/sql/audit.ts'
import type { EnquiryHooks } from '../../store/sql/enquiry-hooks.ts'
import { query } from '../../store/sql/work.ts'

/**
 * Tells the audit log, in the transaction of each, who released what was held back and that something was deleted because its time was
 * over; after all other hooks, as others wait for it. What a command on the server releases is not told: it may not know the secret of
 * the log. Nor is what the site holds back: many that come at once would wait for each other.
 */
export function auditHooks(audit: AuditLog, now: () => Date): Pick<EnquiryHooks, 'onReleased' | 'onExpired'> {
  return {
    *onReleased({ record }, by) {
      if (by === null) return
      // An address for the newsletter is with the subscribers by now, and has no number any more.
      const [row] = yield* query('SELECT number FROM enquiries WHERE post_id = ?', record.postId)
      const subject = row ? enquiryName(Number(row.number)) : null
      yield* audit.append({ at: now().getTime(), actor: by, act: 'released', subject, data: {} })
    },
    *onExpired({ record }) {
      const data = { count: 1, day: dayOf(record.dateSent) }
      yield* audit.append({ at: now().getTime(), actor: 'retention', act: 'expired', subject: null, data })
    },
  }
}
