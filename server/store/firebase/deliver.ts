import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import type { AttemptResult } from '../outbox.ts'
import { FirebaseFault } from './fault.ts'
import type { FirebaseSetting } from './firebase-setting.ts'
import { AGE_MAX_MS, AHEAD_MAX_MS, createRecord, recordExists, SENT_AHEAD, TOO_OLD } from './records.ts'
import { renew, type SignedInVisitor, type SignUpGate, signUp } from './visitors.ts'

/** The project's settings, and the gate for new accounts. */
export type Firebase = { setting: FirebaseSetting; gate: SignUpGate }

/** A record to deliver, with the results of earlier attempts. */
export type DeliveryTask = {
  enquiry: Enquiry
  /** The visitor's refresh token; null without an account. */
  token: string | null
  /** Whether an earlier attempt without an answer may have written the record. */
  mayBeThere: boolean
}

/** Stores the progress of an attempt. */
export type AttemptProgress = {
  /**
   * Stores the visitor before the record is written. Resolves to the record with the visitor's id; null if it must not be delivered,
   * because it was erased or another process has claimed it.
   */
  begin: (visitor: SignedInVisitor) => Promise<Enquiry['record'] | null>
  /** Stores that the record was not written. */
  recordRefusal: (visitor: SignedInVisitor) => Promise<unknown>
}

/**
 * Delivers a record once: signs its visitor in and creates it.
 *
 * Each attempt uses a fresh token, so that no refusal is due to an expired one. A refused record may exist already, from an attempt whose
 * answer was lost: then it counts as delivered.
 */
export async function deliver(
  firebase: Firebase,
  task: DeliveryTask,
  progress: AttemptProgress,
  signal: AbortSignal,
): Promise<AttemptResult> {
  try {
    const visitor = await signIn(firebase, task, signal)
    const record = await progress.begin(visitor)
    if (!record) return { outcome: 'wait', reason: 'the claim was lost' }
    await create(firebase.setting, task, { record, visitor, progress }, signal)
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
  { token, mayBeThere }: DeliveryTask,
  signal: AbortSignal,
): Promise<SignedInVisitor> {
  const newAccount = () => gate(() => signUp(setting, signal))
  if (token === null && !mayBeThere) return newAccount()
  if (token === null) throw new FirebaseFault('refused', UNCONFIRMED)
  try {
    return await renew(setting, token, signal)
  } catch (error) {
    if (!(error instanceof FirebaseFault) || error.kind !== 'gone') throw error
    // With a new account the record could be written twice.
    if (mayBeThere) throw new FirebaseFault('refused', UNCONFIRMED)
    return newAccount()
  }
}

const UNCONFIRMED = 'an attempt had no answer, and its account is gone: look whether the record is there'

type StartedAttempt = { record: Enquiry['record']; visitor: SignedInVisitor; progress: AttemptProgress }

async function create(
  setting: FirebaseSetting,
  { enquiry: { collection }, mayBeThere }: DeliveryTask,
  { record, visitor, progress }: StartedAttempt,
  signal: AbortSignal,
): Promise<void> {
  const { userId, idToken } = visitor
  const path = { collection, userId, postId: record.postId }
  try {
    await createRecord(setting, path, { record, idToken }, signal)
  } catch (error) {
    if (!(error instanceof FirebaseFault)) throw error
    if (error.kind === 'denied' && (await recordExists(setting, path, idToken, signal))) return
    // The record certainly does not exist: the rules say so, or the only attempt was refused.
    if (error.kind === 'denied' || (error.kind === 'refused' && !mayBeThere))
      await progress.recordRefusal(visitor)
    throw error.kind === 'denied' ? timeFault(error, record.dateSent) : error
  }
}

/** The rules do not say which condition failed; Firebase's clock tells whether it was the record's time. */
function timeFault(denied: FirebaseFault, dateSent: number): FirebaseFault {
  const aheadMs = dateSent - (denied.answeredAt ?? dateSent)
  if (aheadMs > AHEAD_MAX_MS) return new FirebaseFault('wait', `${denied.message}, ${SENT_AHEAD}`)
  if (aheadMs < -AGE_MAX_MS) return new FirebaseFault('refused', `${denied.message}, ${TOO_OLD}`)
  return denied
}
