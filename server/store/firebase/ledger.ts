import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { AddOptions, Enquiry, Visitor } from '../../../domain/enquiry/enquiry.ts'
import type { Claimed, NewMessage } from '../../outbox/outbox.ts'
import type { Sealer } from '../../secrets.ts'
import { findEnquiry } from '../sql/enquiry-queries.ts'
import { openSql } from '../sql/outbox-transactions.ts'
import { prepareOutboxRows } from '../sqlite/outbox.ts'
import { sqliteDatabase } from '../sqlite/transactions.ts'
import { writerOf } from '../sqlite/writer.ts'
import type { Parcel } from './deliver.ts'

export const TOPIC = 'firebase'

const payloadSchema = z.object({ token: z.string().nullable(), mayBeThere: z.boolean() })
type Payload = z.infer<typeof payloadSchema>
const tokenSchema = z
  .object({ token: z.string() })
  .optional()
  .transform((row) => row?.token ?? null)
const failureSchema = z
  .object({ failure: z.string() })
  .optional()
  .transform((row) => row?.failure ?? null)

/**
 * Makes the message that delivers an enquiry.
 *
 * @returns with the sealed token that its visitor brought; without one, with that of what else of theirs waits, if any
 */
export function prepareMessages(database: DatabaseSync) {
  // Of what waits only: then the new one waits behind it, and nobody is handed a token that they did not bring.
  const tokenOfLane = database.prepare(`SELECT json_extract(payload, '$.token') AS token FROM outbox
    WHERE topic = '${TOPIC}' AND lane = ? AND ${openSql()} AND json_extract(payload, '$.token') IS NOT NULL
    ORDER BY id DESC LIMIT 1`)
  return ({ record: { postId, userId: lane } }: Enquiry, sealedToken?: string): NewMessage => {
    const token = sealedToken ?? tokenSchema.parse(tokenOfLane.get(lane))
    const payload = JSON.stringify({ token, mayBeThere: false } satisfies Payload)
    return { topic: TOPIC, id: postId, postId, lane, payload }
  }
}

/** What the embedded database keeps of each delivery, beside the enquiries themselves. */
export function firebaseLedger(connection: DatabaseSync, { seal, open }: Sealer) {
  const outbox = prepareOutboxRows(connection)
  const database = sqliteDatabase(connection)
  const rewrite = connection.prepare('UPDATE submissions SET user_id = ?, record = ? WHERE post_id = ?')
  const messageOf = prepareMessages(connection)
  const shareToken = connection.prepare(`UPDATE outbox SET payload = json_set(payload, '$.token', ?)
    WHERE topic = '${TOPIC}' AND lane = (SELECT lane FROM outbox WHERE topic = '${TOPIC}' AND id = ?)
    AND delivered_at IS NULL AND json_extract(payload, '$.mayBeThere') = 0`)
  const lastFailure = connection.prepare(`SELECT failure FROM outbox WHERE topic = '${TOPIC}' AND failed_at >=
    (SELECT coalesce(max(delivered_at), 0) FROM outbox WHERE topic = '${TOPIC}') ORDER BY failed_at DESC LIMIT 1`)
  const { write } = writerOf(connection)

  /**
   * Claimed at once by who took the enquiry in, unless others of the same visitor go before it; within the enquiry's
   * own transaction.
   */
  function enqueue(enquiry: Enquiry, { visitorToken }: AddOptions, nowMs: number): Claimed | undefined {
    const sealed = visitorToken === undefined ? undefined : seal(visitorToken)
    return outbox.insert(messageOf(enquiry, sealed), nowMs)
  }

  /** undefined if the enquiry was erased meanwhile. */
  async function parcelOf(claimed: Claimed): Promise<Parcel | undefined> {
    const enquiry = await database.read((tx) => findEnquiry(tx, claimed.id))
    const { token, mayBeThere } = payloadSchema.parse(JSON.parse(claimed.payload))
    return enquiry && { enquiry, token: token === null ? null : open(token), mayBeThere }
  }

  /** The record gets its final user id before it is sent, so that the two never differ; see deliver.ts. */
  function begin(claimed: Claimed, { record }: Enquiry, visitor: Visitor) {
    const final = { ...record, userId: visitor.userId }
    const token = seal(visitor.token)
    const payload = JSON.stringify({ token, mayBeThere: true } satisfies Payload)
    return write(() => {
      if (!outbox.note(claimed, payload)) return null
      // What else this visitor sent goes under the same account, also where the one of before is gone.
      shareToken.run(token, record.postId)
      rewrite.run(visitor.userId, JSON.stringify(final), record.postId)
      return final
    })
  }

  return {
    enqueue,
    parcelOf,
    begin,
    /** Firebase has said that the record is not there: another account may write it. */
    noteRefusal: (claimed: Claimed, { token }: Visitor) =>
      write(() =>
        outbox.note(claimed, JSON.stringify({ token: seal(token), mayBeThere: false } satisfies Payload)),
      ),
    /** Takes up one that has failed, because its visitor tries again; undefined if it has not, or is not next. */
    reclaim: (postId: string, nowMs: number) => write(() => outbox.reclaim(TOPIC, postId, nowMs)),
    /** Why the last one has failed; null if one was delivered since. */
    lastFailure: (): string | null => failureSchema.parse(lastFailure.get()),
  }
}
