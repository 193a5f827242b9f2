import type { Submission } from '../../../../domain/enquiry/submission.ts'
import { select, type Work } from '../work.ts'
import { newKey } from './projection.ts'

/**
 * Notes that an address wants the newsletter. A new one waits for its confirmation; one that was stopped or that bounced waits anew,
 * with the mails counted that it got; one that waits or is confirmed stays as it is, but for the words agreed to last.
 */
export function* subscribe({ record, beside }: Submission): Work<void> {
  const { postId, email, dateSent } = record
  const { wording = '', page = '' } = beside.consents[0] ?? {}
  yield* select(
    `INSERT INTO subscriptions (id, email_folded, email, post_id, state, at, mails_sent, wording, page, history)
     SELECT ?, email_folded, ?, post_id, 'waiting', ?, 0, ?, ?, '[]' FROM submissions WHERE post_id = ?
     ON CONFLICT (email_folded) DO UPDATE SET email = excluded.email, post_id = excluded.post_id,
       wording = excluded.wording, page = excluded.page,
       at = CASE WHEN subscriptions.state IN ('stopped', 'bounced') THEN excluded.at ELSE subscriptions.at END,
       author = CASE WHEN subscriptions.state IN ('stopped', 'bounced') THEN NULL ELSE subscriptions.author END,
       words = CASE WHEN subscriptions.state IN ('stopped', 'bounced') THEN NULL ELSE subscriptions.words END,
       state = CASE WHEN subscriptions.state IN ('stopped', 'bounced') THEN 'waiting' ELSE subscriptions.state END`,
    ...[newKey(), email, dateSent, wording, page, postId],
  )
}
