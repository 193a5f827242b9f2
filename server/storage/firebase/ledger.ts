import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { AddOptions, Submission, Visitor } from '../../../domain/enquiry/submission.ts'
import type { Claimed } from '../../../domain/outbox.ts'
import type { Sealer } from '../../sealer.ts'
import { whileLocked } from '../sqlite-lock.ts'
import { prepareOutboxRows } from '../sqlite-outbox.ts'
import { prepareSubmissionRows } from '../sqlite-rows.ts'
import { writerOf } from '../sqlite-writer.ts'
import type { Parcel } from './deliver.ts'

export const TOPIC = 'firebase'

const payloadSchema = z.object({ token: z.string().nullable(), mayBeThere: z.boolean() })
type Payload = z.infer<typeof payloadSchema>

/** What the embedded database keeps of each delivery, beside the submissions themselves. */
export function firebaseLedger(database: DatabaseSync, { seal, open }: Sealer) {
  const outbox = prepareOutboxRows(database)
  const submissions = prepareSubmissionRows(database)
  const rewrite = database.prepare('UPDATE submissions SET user_id = ?, record = ? WHERE post_id = ?')
  const shareToken = database.prepare(`UPDATE outbox SET payload = json_set(payload, '$.token', ?)
    WHERE topic = '${TOPIC}' AND delivered_at IS NULL AND json_extract(payload, '$.token') IS NULL
    AND json_extract(payload, '$.mayBeThere') = 0
    AND post_id IN (SELECT post_id FROM submissions WHERE user_id = ?)`)
  const { write } = writerOf(database)

  /** Claimed at once by who took the submission in; within the submission's own transaction. */
  function enqueue({ record }: Submission, { visitorToken }: AddOptions, nowMs: number): Claimed {
    const token = visitorToken === undefined ? null : seal(visitorToken)
    const payload = JSON.stringify({ token, mayBeThere: false } satisfies Payload)
    return outbox.insertClaimed({ topic: TOPIC, id: record.postId, postId: record.postId, payload }, nowMs)
  }

  /** undefined if the submission was erased meanwhile. */
  function parcelOf(claimed: Claimed): Parcel | undefined {
    const submission = submissions.find(claimed.id)
    const { token, mayBeThere } = payloadSchema.parse(JSON.parse(claimed.payload))
    return submission && { submission, token: token === null ? null : open(token), mayBeThere }
  }

  /** The record gets its final user id before it is sent, so that the two never differ; see deliver.ts. */
  function begin(claimed: Claimed, { record }: Submission, visitor: Visitor) {
    const final = { ...record, userId: visitor.userId }
    const token = seal(visitor.token)
    const payload = JSON.stringify({ token, mayBeThere: true } satisfies Payload)
    return write(() => {
      if (!outbox.note(claimed, payload)) return null
      // What else this visitor sent while nobody could be signed in goes under the same account.
      shareToken.run(token, record.userId)
      rewrite.run(visitor.userId, JSON.stringify(final), record.postId)
      return final
    })
  }

  return {
    enqueue,
    parcelOf: (claimed: Claimed) => whileLocked(() => parcelOf(claimed)),
    begin,
    /** Firebase has said that the record is not there: another account may write it. */
    noteRefusal: (claimed: Claimed, { token }: Visitor) =>
      write(() =>
        outbox.note(claimed, JSON.stringify({ token: seal(token), mayBeThere: false } satisfies Payload)),
      ),
    /** Claims one that has failed, because its visitor tries again; undefined if it has not failed. */
    reclaim: (postId: string, nowMs: number) => write(() => outbox.claimFailed(TOPIC, postId, nowMs)),
  }
}
