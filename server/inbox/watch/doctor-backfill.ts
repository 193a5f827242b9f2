import { enquiriesNotInInbox } from '../../store/sql/inbox/backfill-enquiries.ts'
import type { Works } from '../../store/sql/work.ts'
import type { Finding } from './finding.ts'

/** Whether staff see in the inbox whatever is stored: an older version of the program knows no inbox. */
export async function adoptionFinding(works: Works): Promise<Finding> {
  const what = 'Enquiries'
  let missing = 0
  for await (const _postId of enquiriesNotInInbox(works)) missing += 1
  if (missing === 0) return { what, state: 'good', sentence: 'Whatever is stored is in the inbox.' }
  const sentence = `Stored and not in the inbox, where nobody sees them: ${missing}. An older version of this program took them.`
  const todo = 'Restart the server: each start brings them in, and its log says how many.'
  return { what, state: 'bad', sentence, todo }
}
