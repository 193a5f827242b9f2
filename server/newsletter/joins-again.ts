import { normaliseEmail } from '../../domain/enquiry/fields.ts'
import { subscriptionWhere } from '../store/sql/inbox/subscription-rows.ts'
import type { Work } from '../store/sql/work.ts'

/**
 * Whether an address that sends the newsletter's form a second time asks for something new: it has stopped or bounced since, or no
 * mail has asked it yet. Otherwise the form is a repeat.
 */
export function* joinsAgain(email: string): Work<boolean> {
  const found = yield* subscriptionWhere('email_folded = ?', normaliseEmail(email))
  if (!found) return false
  return found.state === 'waiting' ? found.mailsSent === 0 : found.state !== 'confirmed'
}
