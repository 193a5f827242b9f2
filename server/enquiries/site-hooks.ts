import { dayOf } from '../../domain/calendar/time-of-day.ts'
import { promiseBy } from '../../domain/inbox/time/deadline.ts'
import { enquiryName } from '../../domain/inbox/words/names.ts'
import { describeIn } from '../inbox/enquiries/describe.ts'
import { type MailHookDependencies, mailHooks } from '../mail/mail-hooks.ts'
import { type AuditLog, auditLog } from '../store/sql/audit.ts'
import { type EnquiryHooks, hooksInTurn } from '../store/sql/enquiry-hooks.ts'
import { enquiryLog } from '../store/sql/inbox/enquiry-log.ts'

/**
 * What the site does in the transaction of every enquiry: its log with the promise by when it is answered, then the mails that
 * name that moment; at last, what the audit log is to know.
 */
export function siteHooks(parts: MailHookDependencies): EnquiryHooks {
  const { now, content } = parts
  const deadline = promiseBy(content.company.openingHours)
  const told = auditHooks(auditLog(parts.secret), now)
  const log = enquiryLog({ now, deadline, describe: describeIn(content) })
  return hooksInTurn(log, mailHooks(parts), told)
}

/**
 * Tells the audit log, in the transaction of each, who released what was held back and that something was deleted because its time was
 * over; after all other hooks, as others wait for it. What a command on the server releases is not told: it may not know the secret of
 * the log. Nor is what the site holds back: many that come at once would wait for each other.
 */
function auditHooks(audit: AuditLog, now: () => Date): Pick<EnquiryHooks, 'onReleased' | 'onExpired'> {
  return {
    async onReleased(tx, { record }, by) {
      if (by === null) return
      // An address for the newsletter is with the subscribers by now, and has no number any more.
      const [row] = await tx.query('SELECT number FROM enquiries WHERE post_id = ?', record.postId)
      const subject = row ? enquiryName(Number(row.number)) : null
      await audit.append(tx, { at: now().getTime(), actor: by, act: 'released', subject, data: {} })
    },
    async onExpired(tx, { record }) {
      const data = { count: 1, day: dayOf(record.dateSent) }
      await audit.append(tx, { at: now().getTime(), actor: 'retention', act: 'expired', subject: null, data })
    },
  }
}
