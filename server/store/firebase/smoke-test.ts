import { randomBytes } from 'node:crypto'
import { CONTACT_FIELDS } from '../../../domain/enquiry/contact-form.ts'
import { createPushIds } from '../../../domain/enquiry/push-id.ts'
import type { ContactRecord } from '../../../domain/enquiry/record.ts'
import { ask } from './ask.ts'
import { FirebaseFault } from './fault.ts'
import type { FirebaseSetting } from './firebase-setting.ts'
import { addressOf, createRecord, type RecordPath, recordExists } from './records.ts'
import { renew, signUp } from './visitors.ts'

export type Check = { name: string; isOk: boolean; reason: string }

const TIMEOUT_MS = 15_000
const MARK = 'SMOKE TEST of the site, please delete. '

/**
 * Tests a real project: signs a visitor in, writes one marked record that the rules must allow, then tries operations that they must
 * refuse. Yields each result at once, and stops early only if signing in or writing the record fails.
 *
 * @returns where the record is, for its deletion; null if none was written
 */
export async function* smokeTest(
  setting: FirebaseSetting,
  nowMs: number,
): AsyncGenerator<Check, RecordPath | null> {
  const signal = () => AbortSignal.timeout(TIMEOUT_MS)
  const signedUp = await tryStep('a visitor is signed in anonymously', () => signUp(setting, signal()))
  yield signedUp.check
  if (!signedUp.result) return null
  const { token, userId } = signedUp.result
  const renewed = await tryStep('and again with the same account', () => renew(setting, token, signal()))
  yield renewed.check
  if (!renewed.result) return null
  const { idToken } = renewed.result
  const newPostId = createPushIds(randomBytes)
  const pathOf = (postId: string): RecordPath => ({ collection: 'contactUs', userId, postId })
  const path = pathOf(newPostId(nowMs))
  const record = markedRecord(path, nowMs)

  const isStored = () => recordExists(setting, path, idToken, signal())
  yield await expectRefusal('a record that is not there is not confirmed', async () => {
    if (!(await isStored())) throw REFUSED
  })
  const written = await tryStep('a record of the longest message is created', () =>
    createRecord(setting, path, { record, idToken }, signal()),
  )
  yield written.check
  if (!written.check.isOk) return null
  yield (
    await tryStep('it is confirmed to be there', async () => {
      if (!(await isStored())) throw REFUSED
    })
  ).check
  const otherPath = pathOf(newPostId(nowMs))
  yield await expectRefusal('it cannot be overwritten', () =>
    createRecord(setting, path, { record, idToken }, signal()),
  )
  yield await expectRefusal('it cannot be read, not even by its visitor', () =>
    ask('database', { method: 'GET', url: addressOf(setting, path, idToken), signal: signal() }),
  )
  yield await expectRefusal('it cannot be deleted', () =>
    ask('database', { method: 'DELETE', url: addressOf(setting, path, idToken), signal: signal() }),
  )
  yield await expectRefusal('an unknown field is refused', () => {
    const odd = { ...markedRecord(otherPath, nowMs), unknown: 'x' }
    return createRecord(setting, otherPath, { record: odd, idToken }, signal())
  })
  return path
}

const REFUSED = new FirebaseFault('denied', 'database: not confirmed')

async function tryStep<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<{ check: Check; result: Result | null }> {
  try {
    return { check: { name, isOk: true, reason: '' }, result: await work() }
  } catch (error) {
    return { check: { name, isOk: false, reason: reasonOf(error) }, result: null }
  }
}

async function expectRefusal(name: string, work: () => Promise<unknown>): Promise<Check> {
  try {
    await work()
    return { name, isOk: false, reason: 'it was allowed: publish database.rules.json' }
  } catch (error) {
    const isOk = error instanceof FirebaseFault && error.kind === 'denied'
    return { name, isOk, reason: isOk ? '' : reasonOf(error) }
  }
}

/** The rules count an emoji as two characters: 5 000 emoji must fit. */
function markedRecord({ postId, userId }: RecordPath, dateSent: number): ContactRecord {
  return {
    firstName: 'Smoke',
    surname: 'Test',
    phoneNumber: '+27821234567',
    email: 'smoke-test@example.com',
    postId,
    userId,
    dateSent,
    category: 'Other',
    message: MARK.padEnd(MARK.length + 2 * (CONTACT_FIELDS.message.maxChars - MARK.length), '😀'),
  }
}

function reasonOf(error: unknown): string {
  return error instanceof FirebaseFault ? error.message : 'an unexpected error, not from Firebase'
}
