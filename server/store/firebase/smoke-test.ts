import { randomBytes } from 'node:crypto'
import { CONTACT_FIELDS } from '../../../domain/enquiry/contact-form.ts'
import { createPushIds } from '../../../domain/enquiry/push-id.ts'
import type { ContactRecord } from '../../../domain/enquiry/record.ts'
import { ask } from './ask.ts'
import { FirebaseFault } from './fault.ts'
import type { FirebaseSetting } from './firebase-setting.ts'
import { addressOf, createRecord, isThere, type Place } from './records.ts'
import { renew, signUp } from './visitors.ts'

export type Check = { what: string; ok: boolean; why: string }

const PATIENCE_MS = 15_000
const MARK = 'SMOKE TEST of the site, please delete. '

/**
 * Tests a real project: signs a visitor in, writes one marked record that the rules must allow, then tries operations that they must
 * refuse. Yields each result at once, and stops after the first failure.
 */
export async function* smokeTest(
  setting: FirebaseSetting,
  nowMs: number,
): AsyncGenerator<Check, Place | null> {
  const signal = () => AbortSignal.timeout(PATIENCE_MS)
  const first = await tried('a visitor is signed in anonymously', () => signUp(setting, signal()))
  yield first.check
  if (!first.result) return null
  const { token, userId } = first.result
  const again = await tried('and again with the same account', () => renew(setting, token, signal()))
  yield again.check
  if (!again.result) return null
  const { idToken } = again.result
  const newPostId = createPushIds(randomBytes)
  const at = (postId: string): Place => ({ collection: 'contactUs', userId, postId })
  const place = at(newPostId(nowMs))
  const record = markedRecord(place, nowMs)

  const isStored = () => isThere(setting, place, idToken, signal())
  yield await isRefused('no receipt is given for a record that is not there', async () => {
    if (!(await isStored())) throw REFUSED
  })
  const written = await tried('a record of the longest message is created', () =>
    createRecord(setting, place, { record, idToken }, signal()),
  )
  yield written.check
  if (!written.check.ok) return null
  yield (
    await tried('a receipt is given for it', async () => {
      if (!(await isStored())) throw REFUSED
    })
  ).check
  const other = at(newPostId(nowMs))
  yield await isRefused('it cannot be overwritten', () =>
    createRecord(setting, place, { record, idToken }, signal()),
  )
  yield await isRefused('it cannot be read, not even by its visitor', () =>
    ask('database', { method: 'GET', url: addressOf(setting, place, idToken), signal: signal() }),
  )
  yield await isRefused('it cannot be deleted', () =>
    ask('database', { method: 'DELETE', url: addressOf(setting, place, idToken), signal: signal() }),
  )
  yield await isRefused('an unknown field is refused', () => {
    const odd = { ...markedRecord(other, nowMs), unknown: 'x' }
    return createRecord(setting, other, { record: odd, idToken }, signal())
  })
  return place
}

const REFUSED = new FirebaseFault('denied', 'database: no receipt')

async function tried<Result>(
  what: string,
  work: () => Promise<Result>,
): Promise<{ check: Check; result: Result | null }> {
  try {
    return { check: { what, ok: true, why: '' }, result: await work() }
  } catch (error) {
    return { check: { what, ok: false, why: whyOf(error) }, result: null }
  }
}

async function isRefused(what: string, work: () => Promise<unknown>): Promise<Check> {
  try {
    await work()
    return { what, ok: false, why: 'it was allowed: publish database.rules.json' }
  } catch (error) {
    const ok = error instanceof FirebaseFault && error.kind === 'denied'
    return { what, ok, why: ok ? '' : whyOf(error) }
  }
}

/** The rules count an emoji as two characters: 5 000 emoji must fit. */
function markedRecord({ postId, userId }: Place, dateSent: number): ContactRecord {
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

function whyOf(error: unknown): string {
  return error instanceof FirebaseFault ? error.message : 'something that is no answer of Firebase'
}
