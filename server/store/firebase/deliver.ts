import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import type { Attempt } from '../outbox.ts'
import { FirebaseFault } from './fault.ts'
import type { FirebaseSetting } from './firebase-setting.ts'
import { AGE_MAX_MS, AHEAD_MAX_MS, createRecord, isThere, SENT_AHEAD, TOO_OLD } from './records.ts'
import { renew, type SignedIn, type SignUpGate, signUp } from './visitors.ts'

/** Where things are, and the way to a new account. */
export type Firebase = { setting: FirebaseSetting; gate: SignUpGate }

/** A record that is to be delivered, with what earlier attempts have found out. */
export type Parcel = {
  enquiry: Enquiry
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
  begin: (visitor: SignedIn) => Promise<Enquiry['record'] | null>
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
  firebase: Firebase,
  parcel: Parcel,
  notes: Notes,
  signal: AbortSignal,
): Promise<Attempt> {
  try {
    const visitor = await signIn(firebase, parcel, signal)
    const record = await notes.begin(visitor)
    if (!record) return { outcome: 'wait', reason: 'the claim was lost' }
    await create(firebase.setting, parcel, { record, visitor, notes }, signal)
    return { outcome: 'delivered' }
  } catch (error) {
    if (!(error instanceof FirebaseFault)) throw error
    const { kind, message: reason, notBefore } = error
    return kind === 'wait' || kind === 'quota'
      ? { outcome: 'wait', reason, notBefore }
      : { outcome: 'refused', reason }
  }
}

async function signIn(
  { setting, gate }: Firebase,
  { token, mayBeThere }: Parcel,
  signal: AbortSignal,
): Promise<SignedIn> {
  const newAccount = () => gate(() => signUp(setting, signal))
  if (token === null && !mayBeThere) return newAccount()
  if (token === null) throw new FirebaseFault('refused', UNCONFIRMED)
  try {
    return await renew(setting, token, signal)
  } catch (error) {
    if (!(error instanceof FirebaseFault) || error.kind !== 'gone') throw error
    // Under a new account it would be written a second time, if it was.
    if (mayBeThere) throw new FirebaseFault('refused', UNCONFIRMED)
    return newAccount()
  }
}

const UNCONFIRMED = 'an attempt had no answer, and its account is gone: look whether the record is there'

type Begun = { record: Enquiry['record']; visitor: SignedIn; notes: Notes }

async function create(
  setting: FirebaseSetting,
  { enquiry: { collection }, mayBeThere }: Parcel,
  { record, visitor, notes }: Begun,
  signal: AbortSignal,
): Promise<void> {
  const { userId, idToken } = visitor
  const place = { collection, userId, postId: record.postId }
  try {
    await createRecord(setting, place, { record, idToken }, signal)
  } catch (error) {
    if (!(error instanceof FirebaseFault)) throw error
    if (error.kind === 'denied' && (await isThere(setting, place, idToken, signal))) return
    // The rules have said that it is not there; or Firebase, that it took nothing of the only attempt that there was.
    if (error.kind === 'denied' || (error.kind === 'refused' && !mayBeThere)) await notes.refused(visitor)
    throw error.kind === 'denied' ? timeFault(error, record.dateSent) : error
  }
}

/** The rules do not say which of their conditions failed: the one that a wrong clock breaks is told by Firebase's own. */
function timeFault(denied: FirebaseFault, dateSent: number): FirebaseFault {
  const aheadMs = dateSent - (denied.answeredAt ?? dateSent)
  if (aheadMs > AHEAD_MAX_MS) return new FirebaseFault('wait', `${denied.message}, ${SENT_AHEAD}`)
  if (aheadMs < -AGE_MAX_MS) return new FirebaseFault('refused', `${denied.message}, ${TOO_OLD}`)
  return denied
}
