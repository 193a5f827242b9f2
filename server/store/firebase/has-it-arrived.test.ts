import { expect, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import type { InjectedFailure } from './fake-firebase.ts'
import { RULES } from './rules-attempts.ts'
import { databaseAnswer, needEmulator, openFirebase, signInAnswer } from './test-firebase.ts'

needEmulator()

test.each<InjectedFailure>([
  databaseAnswer(401, 'Auth token is expired'),
  databaseAnswer(401, 'Could not parse auth token.'),
  { kind: 'status', status: 307, body: null, location: 'http://127.0.0.1:1/portal' },
  { kind: 'status', status: 403, body: '<html>Permission denied</html>' },
  databaseAnswer(404, '404 Not Found'),
  { kind: 'status', status: 500 },
  { kind: 'hang' },
])(
  'if the check for a record fails with %j, the record waits, and is stored once in the end',
  async (failure) => {
    const { store, fakeFirebase, outbox, delivered, advance } = await openFirebase()
    fakeFirebase.injectedFailures.set('database', { kind: 'cut-after' })
    await store.add(sampleContact(1))
    fakeFirebase.injectedFailures.clear()

    fakeFirebase.injectedFailures.set('database DELETE', failure)
    advance(5_000)
    await store.deliverDue()
    expect(await outbox()).toMatchObject({ waiting: 1, failed: 0, delivered: 0 })

    fakeFirebase.injectedFailures.clear()
    advance(10_000)
    await store.deliverDue()
    expect([await outbox(), delivered().length]).toMatchObject([{ waiting: 0, failed: 0, delivered: 1 }, 1])
  },
)

test('if the account is deleted before it is known whether the record exists, no second record is written', async () => {
  const { store, fakeFirebase, outbox, delivered, advance, clock, resend } = await openFirebase()
  fakeFirebase.injectedFailures.set('database', { kind: 'cut-after' })
  await store.add(sampleContact(1))
  fakeFirebase.injectedFailures.clear()
  fakeFirebase.injectedFailures.set('database DELETE', databaseAnswer(401, 'Auth token is expired'))
  advance(5_000)
  await store.deliverDue()

  fakeFirebase.injectedFailures.clear()
  fakeFirebase.injectedFailures.set('token', signInAnswer(400, 'USER_NOT_FOUND'))
  await resend(clock.now)
  await store.deliverDue()
  expect([await outbox(), delivered().length]).toMatchObject([{ failed: 1, delivered: 0 }, 1])
})

test('if the project was wrong from the first attempt on, the right one gets a new account', async () => {
  const { store, fakeFirebase, outbox, delivered, clock, resend } = await openFirebase()
  fakeFirebase.injectedFailures.set('database', databaseAnswer(401, 'Invalid claim in auth token.'))
  await expect(store.add(sampleContact(1))).rejects.toMatchObject({ name: 'DeliveryRefusedError' })

  fakeFirebase.injectedFailures.clear()
  fakeFirebase.injectedFailures.set('token', signInAnswer(400, 'PROJECT_NUMBER_MISMATCH'))
  await resend(clock.now)
  await store.deliverDue()
  expect([await outbox(), delivered().length]).toMatchObject([{ delivered: 1 }, 1])
})

test('a clear refusal by the rules is trusted: the corrected enquiry is written under a new account', async () => {
  const { store, fakeFirebase, outbox, delivered, clock, resend } = await openFirebase({
    rules: { '.write': false },
  })
  await expect(store.add(sampleContact(1))).rejects.toMatchObject({ name: 'DeliveryRefusedError' })
  fakeFirebase.setRules(RULES)
  fakeFirebase.injectedFailures.set('token', signInAnswer(400, 'USER_NOT_FOUND'))
  await resend(clock.now)
  await store.deliverDue()
  expect([await outbox(), delivered().length]).toMatchObject([{ delivered: 1 }, 1])
})
