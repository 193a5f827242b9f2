import type { Submission } from '../../../domain/enquiry/submission.ts'
import type { Attempt } from '../../../domain/outbox.ts'
import type { FirebaseSetting } from '../../firebase-setting.ts'
import { FirebaseFault } from './fault.ts'
import { createRecord, isThere } from './records.ts'
import { renew, type SignedIn, signUp } from './visitors.ts'

/** A record that is to be delivered, with what earlier attempts have found out. */
export type Parcel = {
  submission: Submission
  /** The refresh token of the visitor; null if they have no account yet. */
  token: string | null
  /** Whether an earlier attempt may have written it without hearing so. */
  mayBeThere: boolean
}

/** What an attempt notes durably. */
export type Notes = {
  /**
   * Under whose id the record is written, before it is: gives the record with that id, or null if it may no longer be
   * delivered, because it was erased or another process has claimed it.
   */
  begin: (visitor: SignedIn) => Promise<Submission['record'] | null>
  /** That the record is not there, and why does not matter to the next attempt. */
  refused: (visitor: SignedIn) => Promise<unknown>
}

/**
 * Delivers a record once: signs its visitor in and creates it.
 *
 * Each attempt takes a fresh token, so that a refusal never comes of an old one. A record that is refused may be there from
 * an attempt whose answer was lost: then it counts as delivered.
 */
export async function deliver(
  setting: FirebaseSetting,
  parcel: Parcel,
  notes: Notes,
  signal: AbortSignal,
): Promise<Attempt> {
  try {
    const visitor = await signIn(setting, parcel, signal)
    const record = await notes.begin(visitor)
    if (!record) return { outcome: 'wait', reason: 'the claim was lost' }
    await create(setting, parcel.submission.collection, record, visitor, notes, signal)
    return { outcome: 'delivered' }
  } catch (error) {
    if (!(error instanceof FirebaseFault)) throw error
    return { outcome: error.kind === 'wait' ? 'wait' : 'refused', reason: error.message }
  }
}

async function signIn(
  setting: FirebaseSetting,
  { token, mayBeThere }: Parcel,
  signal: AbortSignal,
): Promise<SignedIn> {
  if (token === null && !mayBeThere) return signUp(setting, signal)
  if (token === null) throw new FirebaseFault('refused', UNCONFIRMED)
  try {
    return await renew(setting, token, signal)
  } catch (error) {
    if (!(error instanceof FirebaseFault) || error.kind !== 'gone') throw error
    // Under a new account it would be written a second time, if it was.
    if (mayBeThere) throw new FirebaseFault('refused', UNCONFIRMED)
    return signUp(setting, signal)
  }
}

const UNCONFIRMED = 'an attempt had no answer, and its account is gone: look whether the record is there'

async function create(
  setting: FirebaseSetting,
  collection: string,
  record: Submission['record'],
  visitor: SignedIn,
  notes: Notes,
  signal: AbortSignal,
): Promise<void> {
  const { userId, idToken } = visitor
  const place = { collection, userId, postId: record.postId }
  try {
    await createRecord(setting, place, { record, idToken }, signal)
  } catch (error) {
    if (!(error instanceof FirebaseFault) || error.kind !== 'refused') throw error
    if (await isThere(setting, place, idToken, signal)) return
    await notes.refused(visitor)
    throw error
  }
}
