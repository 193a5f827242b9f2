import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import { type Enquiry, StoreUnavailableError } from '../../../../domain/enquiry/enquiry.ts'
import { isConsentOnly } from '../../../../domain/enquiry/retention.ts'
import type { Database, Transaction } from '../database.ts'
import type { EnquiryHooks } from '../enquiry-hooks.ts'
import { enquiryOf } from '../enquiry-mapping.ts'

/** Looked up in the inbox's index at once: a few milliseconds, in which an embedded store keeps the event loop. */
const SLICE = 2_000

/** An address for the newsletter that is not held back has one among the subscriptions instead. */
const NEEDS_ROW = `(collection <> 'newsletter' OR quarantine_until IS NOT NULL
  OR NOT EXISTS (SELECT 1 FROM subscriptions WHERE subscriptions.email_folded = submissions.email_folded))`

type Told = {
  /** Those sent since this moment are told as new ones are. Of older ones nobody is: staff see them in the inbox. */
  tellSinceMs: number
  /** Hears of one that cannot be brought in; the others are. */
  onFault: (error: unknown, postId: string) => void
  signal: AbortSignal
}

/**
 * Brings into the inbox whatever was stored by a server of an older version, which knew none: while servers are exchanged one by one,
 * or after somebody went back to it. Several servers may do so at once.
 *
 * @returns how many there were
 * @throws {StoreUnavailableError}
 */
export async function backfillEnquiries(
  database: Database,
  { onStored, onRestored }: Pick<EnquiryHooks, 'onStored' | 'onRestored'>,
  { tellSinceMs, onFault, signal }: Told,
): Promise<number> {
  let adopted = 0
  for await (const postId of enquiriesNotInInbox(database, signal)) {
    const isAdopted = await database
      .transaction(async (tx) => {
        // Of two servers that come to it at once, the second waits here, and finds it done.
        await tx.query(`SELECT 1 FROM submissions WHERE post_id = ? ${database.dialect.forUpdate}`, postId)
        const enquiry = await enquiryWithoutRow(tx, postId)
        if (!enquiry) return false
        if (enquiry.record.dateSent >= tellSinceMs) await onStored(tx, enquiry, {})
        else await onRestored(tx, enquiry)
        return true
      })
      .catch((error: unknown) => {
        if (error instanceof StoreUnavailableError) throw error
        onFault(error, postId)
        return false
      })
    if (isAdopted) adopted += 1
  }
  return adopted
}

/**
 * The post ids of what is stored and not in the inbox, though it should be; oldest first. It asks slice by slice, by the indexes
 * alone: of a million enquiries that are all there no row is read.
 *
 * @throws {StoreUnavailableError}
 */
export async function* enquiriesNotInInbox(
  { read }: Pick<Database, 'read'>,
  signal?: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after
    const { postIds, last }: Slice = await read((tx) => sliceWithoutRows(tx, from))
    for (const postId of postIds) {
      if (signal?.aborted) return
      if (await read((tx) => enquiryWithoutRow(tx, postId))) yield postId
    }
    after = last
    await nextTurnOfTheLoop()
    if (signal?.aborted) return
  }
}

/** Post ids without a row, and the last that was looked at; null if none follows. */
type Slice = { postIds: Array<string>; last: string | null }

/** Looks at the next {@link SLICE} after a post id. */
export async function sliceWithoutRows(tx: Transaction, after: string): Promise<Slice> {
  const ids = 'SELECT post_id FROM submissions WHERE post_id > ? ORDER BY post_id'
  const found = await tx.query(
    `SELECT found.post_id FROM (${ids} LIMIT ${SLICE}) AS found
     WHERE NOT EXISTS (SELECT 1 FROM enquiries WHERE enquiries.post_id = found.post_id)
       AND EXISTS (SELECT 1 FROM submissions WHERE submissions.post_id = found.post_id AND ${NEEDS_ROW})`,
    after,
  )
  const [end] = await tx.query(`${ids} LIMIT 1 OFFSET ${SLICE - 1}`, after)
  return { postIds: found.map(({ post_id }) => String(post_id)), last: end ? String(end.post_id) : null }
}

/** Null where it has its row, needs none, or is gone. */
async function enquiryWithoutRow(tx: Transaction, postId: string): Promise<Enquiry | null> {
  const [row] = await tx.query(
    `${tx.dialect.selectEnquiries} WHERE post_id = ? AND ${NEEDS_ROW}
      AND NOT EXISTS (SELECT 1 FROM enquiries WHERE enquiries.post_id = submissions.post_id)`,
    postId,
  )
  const enquiry = row ? enquiryOf(row) : null
  return enquiry && !isConsentOnly(enquiry) ? enquiry : null
}
