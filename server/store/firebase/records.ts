import { ask } from './ask.ts'
import { FirebaseFault } from './fault.ts'
import type { FirebaseSetting } from './firebase-setting.ts'

const SERVICE = 'database'

/** How far a record's time may be ahead of Firebase's clock, and how old it may be: as in database.rules.json. */
export const AHEAD_MAX_MS = 5 * 60_000
export const AGE_MAX_MS = 35 * 24 * 3_600_000
/** Reasons for records outside these limits. */
export const SENT_AHEAD = 'sent at a time that Firebase has not reached yet'
export const TOO_OLD = 'sent more than 35 days ago by Firebase’s clock'

/** The path of a record in the hosted database. */
export type RecordPath = { collection: string; userId: string; postId: string }

/**
 * Creates a record with its visitor’s token, so that the security rules decide.
 *
 * @throws {FirebaseFault} of kind `denied` if the rules refuse it, or it exists already: the answer does not tell which
 */
export async function createRecord(
  setting: FirebaseSetting,
  path: RecordPath,
  { record, idToken }: { record: object; idToken: string },
  signal: AbortSignal,
): Promise<void> {
  await ask(SERVICE, { method: 'PUT', url: addressOf(setting, path, idToken), body: record, signal })
}

/**
 * Whether a record exists. Clients may not read records. The rules permit a DELETE at receipts/… only if the record exists; nothing is
 * stored there, so a permitted DELETE proves that the record exists, and changes nothing.
 *
 * @returns false only if the rules refuse a valid token
 * @throws {FirebaseFault} of kind `wait` after any other answer, which proves nothing
 */
export async function recordExists(
  setting: FirebaseSetting,
  path: RecordPath,
  idToken: string,
  signal: AbortSignal,
): Promise<boolean> {
  const url = addressOf(setting, { ...path, collection: `receipts/${path.collection}` }, idToken)
  try {
    await ask(SERVICE, { method: 'DELETE', url, signal })
    return true
  } catch (error) {
    if (!(error instanceof FirebaseFault)) throw error
    if (error.kind === 'denied') return false
    throw new FirebaseFault('wait', `${error.message}, asked whether a record is there`)
  }
}

/** Must not be logged, because it contains the visitor's token. */
export function addressOf(
  { databaseUrl, namespace }: FirebaseSetting,
  { collection, userId, postId }: RecordPath,
  idToken: string,
): URL {
  const url = new URL(`${databaseUrl}/${collection}/${userId}/${postId}.json`)
  if (namespace) url.searchParams.set('ns', namespace)
  url.searchParams.set('auth', idToken)
  return url
}
