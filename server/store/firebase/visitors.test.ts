import { expect, test } from 'vitest'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import type { InjectedFailure } from './fake-firebase.ts'
import { type FirebaseForTests, needEmulator, openFirebase, signInAnswer } from './test-firebase.ts'
import { QUOTA_PAUSE_MS } from './visitors.ts'

needEmulator()
const TOO_MANY = signInAnswer(400, 'TOO_MANY_ATTEMPTS_TRY_LATER')

test.each<InjectedFailure>([TOO_MANY, { kind: 'status', status: 429 }])(
  'sign-in at its quota (%j) is tried once in five minutes, however many enquiries wait',
  async (failure) => {
    const firebase = await openFirebase()
    const { store, fakeFirebase, outbox, delivered, advance, lines } = firebase
    const knownResult = await store.add(from('known', 0))
    fakeFirebase.injectedFailures.set('signUp', failure)
    for (let index = 1; index <= 20; index += 1) await store.add(from(`visitor${index}`, index))
    expect(signUps(firebase)).toBe(1 + 1)
    expect(lines).toHaveLength(20)
    for (const line of lines) expect(line).toContain('100 an hour')

    const token = 'visitor' in knownResult ? knownResult.visitor?.token : undefined
    await store.add(from('known', 21), { visitorToken: String(token) })
    expect(delivered()).toHaveLength(2)

    for (let second = 0; second < 2 * (QUOTA_PAUSE_MS / 1_000); second += 10) {
      await store.deliverDue()
      advance(10_000)
    }
    expect(signUps(firebase)).toBe(1 + 2)
    fakeFirebase.injectedFailures.clear()
    for (let minute = 0; minute < 15; minute += 1) {
      advance(60_000)
      await store.deliverDue()
    }
    expect([await outbox(), delivered().length]).toMatchObject([{ waiting: 0, delivered: 22 }, 22])
  },
)

test('a clock set back by a day does not pause sign-in for a day', async () => {
  const firebase = await openFirebase()
  const { store, fakeFirebase, advance, delivered } = firebase
  fakeFirebase.injectedFailures.set('signUp', TOO_MANY)
  await store.add(from('a', 1))
  fakeFirebase.injectedFailures.clear()
  advance(-24 * 3_600_000)
  await store.add(from('b', 2, fakeFirebase.clock.now.getTime()))
  expect(delivered()).toHaveLength(1)
})

function signUps({ fakeFirebase }: FirebaseForTests): number {
  return fakeFirebase.requests.filter(({ service }) => service === 'signUp').length
}

/** The enquiry of a visitor with a given name. */
function from(visitor: string, at: number, dateSent = sampleContact(at).record.dateSent): Enquiry {
  const enquiry = sampleContact(at, { dateSent })
  return { ...enquiry, record: { ...enquiry.record, userId: visitor.padEnd(28, 'x') } }
}
