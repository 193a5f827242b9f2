import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { AddOptions, Enquiry, Visitor } from '../../../domain/enquiry/enquiry.ts'
import type { Sealer } from '../../secrets.ts'
import { type ClaimedMessage, type NewMessage, RETRY_PERIOD_MS } from '../outbox.ts'
import type { Transaction } from '../sql/database.ts'
import { findEnquiry } from '../sql/enquiry-queries.ts'
import { claimMessage, OPEN, putIntoOutbox, REOPEN } from '../sql/outbox.ts'
import { sqliteDatabase } from '../sqlite/transactions.ts'
import type { DeliveryTask } from './deliver.ts'
import { isDelivered } from './owner-messages.ts'

export const TOPIC = 'firebase'

const payloadSchema = z.object({ token: z.string().nullable(), mayBeThere: z.boolean() })
type Payload = z.infer<typeof payloadSchema>

// Only from waiting messages of the same lane, that is of the same visitor: no other visitor may get this token.
const TOKEN_OF_LANE = `SELECT json_extract(payload, '$.token') AS token FROM outbox
  WHERE topic = '${TOPIC}' AND lane = ? AND ${OPEN} AND json_extract(payload, '$.token') IS NOT NULL
  ORDER BY id DESC LIMIT 1`
const SHARE_TOKEN = `UPDATE outbox SET payload = json_set(payload, '$.token', ?)
  WHERE topic = '${TOPIC}' AND lane = (SELECT lane FROM outbox WHERE topic = '${TOPIC}' AND id = ?)
  AND delivered_at IS NULL AND json_extract(payload, '$.mayBeThere') = 0`
const LAST_FAILURE = `SELECT failure FROM outbox WHERE topic = '${TOPIC}' AND failed_at >=
  (SELECT coalesce(max(delivered_at), 0) FROM outbox WHERE topic = '${TOPIC}') ORDER BY failed_at DESC LIMIT 1`

/**
 * Makes the message that delivers an enquiry.
 *
 * @returns the message with the visitor's sealed token; without one, with the token of the visitor's waiting messages, if any
 */
async function messageOf(
  tx: Transaction,
  { record: { postId, userId: lane } }: Enquiry,
  sealedToken?: string,
): Promise<NewMessage> {
  const [waiting] = sealedToken === undefined ? await tx.query(TOKEN_OF_LANE, [lane]) : []
  const token = sealedToken ?? (waiting ? String(waiting.token) : null)
  const payload = JSON.stringify({ token, mayBeThere: false } satisfies Payload)
  return { topic: TOPIC, id: postId, postId, lane, payload }
}

/**
 * Queues a released enquiry in the transaction of the release. The server delivers it, even if the owner's command released it.
 */
export function queueReleased(now: () => Date): (tx: Transaction, enquiry: Enquiry) => Promise<void> {
  return async (tx, enquiry) => {
    if (isDelivered(enquiry)) await putIntoOutbox(tx, await messageOf(tx, enquiry), now().getTime())
  }
}

/** @returns false if the claim was lost */
async function updatePayload(
  tx: Transaction,
  { topic, id, claim }: ClaimedMessage,
  payload: Payload,
): Promise<boolean> {
  const rows = await tx.query(
    'UPDATE outbox SET payload = ? WHERE topic = ? AND id = ? AND claim = ? RETURNING id',
    [JSON.stringify(payload), topic, id, claim],
  )
  return rows.length === 1
}

/** Stores the state of deliveries in the embedded database. */
export function firebaseLedger(connection: DatabaseSync, { seal, open }: Sealer) {
  const { transaction, read } = sqliteDatabase(connection)
  return {
    /**
     * Queues an enquiry in the transaction that stores it, and claims it for this process, unless other messages of the same visitor
     * come first.
     */
    async enqueue(
      tx: Transaction,
      enquiry: Enquiry,
      { visitorToken }: AddOptions,
      nowMs: number,
    ): Promise<ClaimedMessage | undefined> {
      const sealed = visitorToken === undefined ? undefined : seal(visitorToken)
      const message = await messageOf(tx, enquiry, sealed)
      await putIntoOutbox(tx, message, nowMs)
      return claimMessage(tx, message, nowMs)
    },
    /** The delivery task of a message; undefined if the enquiry was erased meanwhile. */
    async taskOf(claimed: ClaimedMessage): Promise<DeliveryTask | undefined> {
      const enquiry = await read((tx) => findEnquiry(tx, claimed.id))
      const { token, mayBeThere } = payloadSchema.parse(JSON.parse(claimed.payload))
      return enquiry && { enquiry, token: token === null ? null : open(token), mayBeThere }
    },
    /** See deliver.ts. Stores the final user id before the record is sent, so that both copies are equal. */
    begin(claimed: ClaimedMessage, { record }: Enquiry, visitor: Visitor): Promise<Enquiry['record'] | null> {
      const finalRecord = { ...record, userId: visitor.userId }
      const token = seal(visitor.token)
      return transaction(async (tx) => {
        if (!(await updatePayload(tx, claimed, { token, mayBeThere: true }))) return null
        // All waiting messages of this visitor use the same account, even if it replaced a deleted one.
        await tx.query(SHARE_TOKEN, [token, record.postId])
        await tx.query('UPDATE submissions SET user_id = ?, record = ? WHERE post_id = ?', [
          visitor.userId,
          JSON.stringify(finalRecord),
          record.postId,
        ])
        return finalRecord
      })
    },
    /** Notes that the record does not exist, so that another account may write it. */
    noteRefusal: (claimed: ClaimedMessage, { token }: Visitor) =>
      transaction((tx) => updatePayload(tx, claimed, { token: seal(token), mayBeThere: false })),
    /** Claims a failed message again, because its visitor resends the form; undefined if it has not failed, or is not next. */
    reclaim: (postId: string, nowMs: number): Promise<ClaimedMessage | undefined> =>
      transaction(async (tx) => {
        const reopened = await tx.query(
          `${REOPEN} WHERE topic = ? AND id = ? AND failed_at IS NOT NULL RETURNING id`,
          [nowMs, nowMs + RETRY_PERIOD_MS, TOPIC, postId],
        )
        return reopened.length === 1 ? claimMessage(tx, { topic: TOPIC, id: postId }, nowMs) : undefined
      }),
    /** The reason of the latest failure; null if a later message was delivered. */
    lastFailure: (): string | null => {
      const row = connection.prepare(LAST_FAILURE).get()
      return row ? String(row.failure) : null
    },
  }
}
