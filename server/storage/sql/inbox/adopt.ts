import type { Submission } from '../../../../domain/enquiry/submission.ts'
import type { EnquiryHooks } from '../enquiry-hooks.ts'
import { submissionOf } from '../submission-row.ts'
import { select, type Work, type Works } from '../work.ts'

const AT_ONCE = 100

/**
 * Does for every enquiry what belongs to it that was stored since a moment by a server of an older version, which kept no log and told
 * nobody: while servers are exchanged one by one, both serve.
 *
 * @returns how many there were
 */
export async function adoptEnquiries(
  { dialect, read, write }: Works,
  { onStored }: Pick<EnquiryHooks, 'onStored'>,
  sinceMs: number,
): Promise<number> {
  const found = await read(() => withoutLog(dialect.selectSubmissions, sinceMs))
  for (const submission of found)
    await write(function* () {
      const [there] = yield* select(
        'SELECT 1 AS one FROM enquiries WHERE post_id = ?',
        submission.record.postId,
      )
      if (!there) yield* onStored(submission, {})
    })
  return found.length
}

function* withoutLog(selectSubmissions: string, sinceMs: number): Work<Array<Submission>> {
  const rows = yield* select(
    `${selectSubmissions} WHERE date_sent >= ? AND collection <> 'newsletter'
     AND NOT EXISTS (SELECT 1 FROM enquiries WHERE enquiries.post_id = submissions.post_id)
     ORDER BY date_sent LIMIT ${AT_ONCE}`,
    sinceMs,
  )
  return rows.map(submissionOf)
}
