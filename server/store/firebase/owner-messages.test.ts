import { expect, onTestFinished, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { openTestApp } from '../../fixture-app.ts'
import type { InjectedFailure, Service } from './fake-firebase.ts'
import { databaseAnswer, needEmulator, openFirebase, signInAnswer } from './test-firebase.ts'

needEmulator()
const HOUR_MS = 3_600_000

test('while enquiries arrive, /readyz says so', async () => {
  const { readyz, store } = await opened()
  expect(await readyz()).toEqual([200, { status: 'ok', delivery: 'ok' }])
  await store.add(sampleContact(1))
  expect(await readyz()).toEqual([200, { status: 'ok', delivery: 'ok' }])
})

test.each<[Service, InjectedFailure, state: string, advice: string]>([
  ['signUp', signInAnswer(400, 'ADMIN_ONLY_OPERATION'), 'refused', 'Anonymous sign-in is off'],
  [
    'signUp',
    signInAnswer(400, 'API key not valid. Please pass one.'),
    'refused',
    'FIREBASE_API_KEY is not a key',
  ],
  ['signUp', signInAnswer(404, 'CONFIGURATION_NOT_FOUND'), 'refused', 'Anonymous sign-in is off'],
  ['signUp', signInAnswer(403, 'Requests to this API are blocked.'), 'refused', 'The key is restricted'],
  ['signUp', signInAnswer(400, 'TOO_MANY_ATTEMPTS_TRY_LATER'), 'waiting', 'Too many new accounts'],
  ['signUp', { kind: 'cut' }, 'waiting', 'Firebase cannot be reached'],
  ['database', databaseAnswer(401, 'Permission denied'), 'refused', 'publish database.rules.json'],
  ['database', databaseAnswer(401, 'Auth token is expired'), 'waiting', 'had run out when it arrived'],
  ['database', databaseAnswer(401, 'Invalid claim in auth token.'), 'refused', 'belong to two projects'],
  [
    'database',
    databaseAnswer(404, '404 Not Found'),
    'refused',
    "FIREBASE_DATABASE_URL is not this project's",
  ],
  ['database', { kind: 'status', status: 302 }, 'waiting', "FIREBASE_DATABASE_URL is not this project's"],
])('%s answers %j: the server stays ready, /readyz and the log say why nothing arrives', async (...row) => {
  const [service, failure, state, advice] = row
  const { readyz, store, fakeFirebase, lines, clock, resend, advance } = await opened()
  fakeFirebase.injectedFailures.set(service, failure)
  await store.add(sampleContact(1)).catch(() => {})
  const expected = expect.stringMatching(new RegExp(`^${state}: .*${advice}`))
  expect(await readyz()).toEqual([200, { status: 'ok', delivery: expected }])
  expect(lines).toEqual([expect.stringContaining(advice)])
  if (advice !== 'publish database.rules.json') expect(lines[0]).not.toContain('publish')

  fakeFirebase.injectedFailures.clear()
  advance(5 * 60_000)
  await resend(clock.now)
  await store.deliverDue()
  expect(await readyz()).toEqual([200, { status: 'ok', delivery: 'ok' }])
})

test("a clock that is an hour ahead of Firebase's is reported, and nothing is lost", async () => {
  const { readyz, store, clock, lines, outbox, advance } = await opened()
  const dateSent = clock.now.getTime() + HOUR_MS
  expect(await store.add(sampleContact(1, { dateSent }))).toMatchObject({ outcome: 'stored' })
  const expected = expect.stringMatching(/^waiting: This server's clock is ahead/)
  expect(await readyz()).toEqual([200, { status: 'ok', delivery: expected }])
  expect(lines).toEqual([expect.stringMatching(/^\["warn".*clock is ahead/)])
  advance(HOUR_MS)
  await store.deliverDue()
  expect(await outbox()).toMatchObject({ waiting: 0, delivered: 1 })
})

test('an enquiry older than the rules allow is reported', async () => {
  const { readyz, store, clock } = await opened()
  const dateSent = clock.now.getTime() - 36 * 24 * HOUR_MS
  await expect(store.add(sampleContact(1, { dateSent }))).rejects.toMatchObject({
    name: 'DeliveryRefusedError',
  })
  const expected = expect.stringMatching(/^refused: .*nothing older than 35 days/)
  expect(await readyz()).toEqual([200, { status: 'ok', delivery: expected }])
})

test('the latest refusal is reported until something arrives, even after a restart', async () => {
  const { store, openAnother, fakeFirebase } = await openFirebase()
  fakeFirebase.injectedFailures.set('database', databaseAnswer(401, 'Permission denied'))
  await expect(store.add(sampleContact(1))).rejects.toMatchObject({ name: 'DeliveryRefusedError' })
  expect(openAnother().delivery?.()).toContain('publish database.rules.json')
  fakeFirebase.injectedFailures.clear()
  await store.add(sampleContact(1))
  expect(openAnother().delivery?.()).toBe('ok')
})

/** The app over the Firebase store, with a function that requests /readyz. */
async function opened() {
  const firebase = await openFirebase()
  const { app, close } = await openTestApp({ store: firebase.store, now: () => firebase.clock.now })
  onTestFinished(close)
  const readyz = async () => {
    const response = await app.inject('/readyz')
    return [response.statusCode, response.json()]
  }
  return { ...firebase, readyz }
}
