import { promiseBy } from '../../domain/inbox/time/deadline.ts'
import { auditHooks } from '../inbox/enquiries/audit-hooks.ts'
import { planReferenceIn } from '../inbox/enquiries/plan-of.ts'
import { type MailHookDependencies, mailHooks } from '../mail/mail-hooks.ts'
import { auditLog } from '../store/sql/audit.ts'
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
  const log = enquiryLog({ now, deadline, planReference: planReferenceIn(content) })
  return hooksInTurn(log, mailHooks(parts), told)
}
