import { consentOnly, retentionOf } from '../../domain/enquiry/retention.ts'
import type { EnquiryStore, ExpireResult, Submission } from '../../domain/enquiry/submission.ts'

/** What became of a submission whose time is over: `reducedToConsent`: only its consent to news is left; `leftAlone`: it waits for delivery. */
export type SweptKind = 'enquiriesDeleted' | 'heldBackDeleted' | 'reducedToConsent' | 'leftAlone'

/**
 * Deletes every submission whose time is over (retention.ts), one after the other, so that visitors come between. One that
 * changes at that moment, maybe by the sweep of another server, is left to the next sweep.
 *
 * @param note told of each once it is done, so that what was done is known also if the rest fails
 * @param signal ends it early; what is left is done by the next sweep
 * @throws {StoreUnavailableError} what was done until then stays done
 */
export async function sweep(
  store: Pick<EnquiryStore, 'all' | 'expire'>,
  now: Date,
  note: (kind: SweptKind, submission: Submission) => void,
  signal: AbortSignal,
): Promise<void> {
  for await (const submission of store.all()) {
    if (signal.aborted) return
    const retention = retentionOf(submission, now)
    if (retention === 'keep') continue
    const left = retention === 'consent-only' ? consentOnly(submission) : null
    const kind = kindOf(await store.expire(submission, left), submission, left)
    if (kind) note(kind, submission)
  }
}

function kindOf(result: ExpireResult, { beside }: Submission, left: Submission | null): SweptKind | null {
  if (result === 'changed') return null
  if (result === 'waiting') return 'leftAlone'
  if (left) return 'reducedToConsent'
  return beside.quarantine ? 'heldBackDeleted' : 'enquiriesDeleted'
}
