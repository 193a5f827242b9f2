import { dayOf } from '../../domain/calendar/time-of-day.ts'
import { answerHours, deadlineOf } from '../../domain/calendar/deadline.ts'
import { enquiryName } from '../../domain/inbox/words/names.ts'
import { enquiryMessages, type MailHookDependencies } from '../mail/mail-hooks.ts'
import { type AuditLog, auditLog } from '../store/sql/audit.ts'
import type { EnquiryHooks } from '../store/sql/store-enquiry.ts'
import { describeIn } from './describe.ts'

/** What the site does in the transaction of every enquiry: see `storeEnquiry`. */
export function siteHooks(parts: MailHookDependencies): EnquiryHooks {
  const { now, content } = parts
  return {
    inbox: {
      now,
      deadline: (arrivedMs, daysOff) =>
        deadlineOf(arrivedMs, answerHours(content().company.openingHours, daysOff)),
      describe: (enquiry) => describeIn(content())(enquiry),
    },
    messages: enquiryMessages(parts),
    audit: enquiryAudit(auditLog(parts.secret), now),
  }
}

/**
 * Tells the audit log who released what was held back, and that something was deleted because its time was over. What a command on the
 * server releases is not told: it may not know the secret of the log. Nor is what the site holds back: many that come at once would wait
 * for each other.
 */
function enquiryAudit(audit: AuditLog, now: () => Date): NonNullable<EnquiryHooks['audit']> {
  return {
    async released(tx, { record }, by) {
      if (by === null) return
      // An address for the newsletter is with the subscribers by now, and has no number any more.
      const [row] = await tx.query('SELECT number FROM enquiries WHERE post_id = ?', record.postId)
      const subject = row ? enquiryName(Number(row.number)) : null
      await audit.append(tx, { at: now().getTime(), actor: by, act: 'released', subject, data: {} })
    },
    async expired(tx, { record }) {
      const data = { count: 1, day: dayOf(record.dateSent) }
      await audit.append(tx, { at: now().getTime(), actor: 'retention', act: 'expired', subject: null, data })
    },
  }
}
