import type { Enquiry, EnquiryStore, ExpireResult } from '../../domain/enquiry/enquiry.ts'
import { consentOnly, type Retention, retentionOf } from '../../domain/enquiry/retention.ts'

/** The result for an expired enquiry. `reducedToConsent`: only its consent to news is kept; `leftAlone`: it waits for delivery. */
export type SweptKind = 'enquiriesDeleted' | 'heldBackDeleted' | 'reducedToConsent' | 'leftAlone'

type SweepDependencies = {
  /** The retention time of an enquiry without a contract. */
  enquiryMonths: number
  /** Called after each expired enquiry, so that its result is known even if a later one fails. */
  note: (kind: SweptKind, enquiry: Enquiry) => void
  /** Called repeatedly; rejects once another server has the lease. */
  renewLease: () => Promise<void>
  /** Stops the sweep early; the next one does the rest. */
  signal: AbortSignal
}

/** Concurrent deletions, which share a commit. More would block PostgreSQL connections that visitors need. */
const CONCURRENCY = 4

/**
 * Deletes all expired enquiries (domain/enquiry/retention.ts), a few at a time, so that visitors' requests run in between. An enquiry
 * that changes meanwhile is left to the next sweep.
 *
 * @throws {StoreUnavailableError} completed deletions stay
 */
export async function sweep(
  store: Pick<EnquiryStore, 'all' | 'expire'>,
  now: Date,
  { enquiryMonths, note, renewLease, signal }: SweepDependencies,
): Promise<void> {
  const dueEnquiries: Array<Due> = []
  for await (const enquiry of store.all()) {
    if (signal.aborted) return
    await renewLease()
    const retention = retentionOf(enquiry, now, enquiryMonths)
    if (retention !== 'keep') dueEnquiries.push({ enquiry, retention })
    if (dueEnquiries.length === CONCURRENCY) await expireAll(store, dueEnquiries.splice(0), note)
  }
  await expireAll(store, dueEnquiries, note)
}

type Due = { enquiry: Enquiry; retention: Exclude<Retention, 'keep'> }

async function expireAll(
  store: Pick<EnquiryStore, 'expire'>,
  dueEnquiries: ReadonlyArray<Due>,
  note: SweepDependencies['note'],
): Promise<void> {
  const results = await Promise.allSettled(
    dueEnquiries.map(async (due) => {
      const kind = await expire(store, due)
      if (kind) note(kind, due.enquiry)
    }),
  )
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

async function expire(
  store: Pick<EnquiryStore, 'expire'>,
  { enquiry, retention }: Due,
): Promise<SweptKind | null> {
  const remainder = retention === 'consent-only' ? consentOnly(enquiry) : null
  return kindOf(await store.expire(enquiry, remainder), enquiry, remainder)
}

function kindOf(result: ExpireResult, { metadata }: Enquiry, remainder: Enquiry | null): SweptKind | null {
  if (result === 'changed' || result === 'won') return null
  if (result === 'waiting') return 'leftAlone'
  if (remainder) return 'reducedToConsent'
  return metadata.quarantine ? 'heldBackDeleted' : 'enquiriesDeleted'
}
