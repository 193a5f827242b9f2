import type { Enquiry, EnquiryStore, ExpireResult } from '../../domain/enquiry/enquiry.ts'
import { consentOnly, type Retention, retentionOf } from '../../domain/enquiry/retention.ts'

/** What became of an enquiry whose time is over: `reducedToConsent`: only its consent to news is left; `leftAlone`: it waits for delivery. */
export type SweptKind = 'enquiriesDeleted' | 'heldBackDeleted' | 'reducedToConsent' | 'leftAlone'

/** How long an enquiry is kept that led nowhere. */
export type Terms = {
  /** By setting, or as the privacy notice promises. */
  months: () => Promise<number>
}

type SweepDependencies = {
  /** What owners set. */
  inbox: Terms
  /** Told of each once it is done, so that what was done is known also if the rest fails. */
  note: (kind: SweptKind, enquiry: Enquiry) => void
  /** Ends it early; what is left is done by the next sweep. */
  signal: AbortSignal
}

/**
 * Deletes every enquiry whose time is over (retention.ts), one after the other, so that visitors come between. One that
 * changes at that moment, maybe by the sweep of another server, is left to the next sweep.
 *
 * @throws {StoreUnavailableError} what was done until then stays done
 */
export async function sweep(
  store: Pick<EnquiryStore, 'all' | 'expire'>,
  now: Date,
  { inbox, note, signal }: SweepDependencies,
): Promise<void> {
  const enquiryMonths = await inbox.months()
  for await (const enquiry of store.all()) {
    if (signal.aborted) return
    const kind = await expire(store, enquiry, retentionOf(enquiry, now, { enquiryMonths }))
    if (kind) note(kind, enquiry)
  }
}

async function expire(
  store: Pick<EnquiryStore, 'expire'>,
  enquiry: Enquiry,
  retention: Retention,
): Promise<SweptKind | null> {
  if (retention === 'keep') return null
  const left = retention === 'consent-only' ? consentOnly(enquiry) : null
  return kindOf(await store.expire(enquiry, left), enquiry, left)
}

function kindOf(result: ExpireResult, { metadata }: Enquiry, left: Enquiry | null): SweptKind | null {
  if (result === 'changed' || result === 'won') return null
  if (result === 'waiting') return 'leftAlone'
  if (left) return 'reducedToConsent'
  return metadata.quarantine ? 'heldBackDeleted' : 'enquiriesDeleted'
}
