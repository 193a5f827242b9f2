import { consentOnly, type Retention, retentionOf } from '../../domain/enquiry/retention.ts'
import type { EnquiryStore, Submission } from '../../domain/enquiry/submission.ts'
import type { HandDeletion } from '../storage/store-driver.ts'

/** What a sweep did: numbers, and places that the owner deletes by hand. Nothing of a person. */
export type Swept = {
  enquiriesDeleted: number
  heldBackDeleted: number
  /** Enquiries of which only the consent to news was left. */
  reducedToConsent: number
  /** Newsletter addresses that have not said yes. */
  unconfirmedDeleted: number
  /** Left alone though their time is over: they wait for delivery, or were changed at that moment. */
  leftAlone: number
  places: Array<string>
}

type SweptKind = keyof Omit<Swept, 'places' | 'unconfirmedDeleted'>

export function nothingSwept(): Swept {
  return {
    ...{ enquiriesDeleted: 0, heldBackDeleted: 0, reducedToConsent: 0, unconfirmedDeleted: 0, leftAlone: 0 },
    places: [],
  }
}

/** What the inbox says of how long an enquiry is kept. */
export type Terms = {
  /** By setting, or as the privacy notice promises. */
  months: () => Promise<number>
  /** What was won is kept: the contract asks for it. */
  isWon: (postId: string) => Promise<boolean>
}

/**
 * Deletes every submission whose time is over (retention.ts), one after the other, so that visitors come between.
 *
 * @param swept counts what is done, also if it fails half way
 * @param handDeletion where else they stand
 * @param inbox what staff set and did there
 * @param signal ends it early; what is left is done by the next sweep
 * @throws {StoreUnavailableError} what was done until then stays done
 */
export async function sweep(
  store: Pick<EnquiryStore, 'all' | 'expire'>,
  now: Date,
  swept: Swept,
  { handDeletion, signal, inbox }: { handDeletion: HandDeletion | null; signal: AbortSignal; inbox: Terms },
): Promise<void> {
  const enquiryMonths = await inbox.months()
  for await (const submission of store.all()) {
    if (signal.aborted) return
    if (retentionOf(submission, now, { enquiryMonths }) === 'keep') continue
    const isWon = await inbox.isWon(submission.record.postId)
    const done = await expire(store, submission, retentionOf(submission, now, { enquiryMonths, isWon }))
    if (done === null) continue
    swept[done] += 1
    const place = done === 'leftAlone' ? null : handDeletion?.placeOf(submission)
    if (place) swept.places.push(place)
  }
}

async function expire(
  store: Pick<EnquiryStore, 'expire'>,
  submission: Submission,
  retention: Retention,
): Promise<SweptKind | null> {
  if (retention === 'keep') return null
  const left = retention === 'consent-only' ? consentOnly(submission) : null
  if (!(await store.expire(submission, left))) return 'leftAlone'
  if (left) return 'reducedToConsent'
  return submission.beside.quarantine ? 'heldBackDeleted' : 'enquiriesDeleted'
}
