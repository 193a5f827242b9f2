import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { LEASE_MS, RETRY_PERIOD_MS } from '../outbox.ts'
import { PROJECT_ID } from './emulator/start-emulator.ts'
import type { InjectedFailure, Service } from './fake-firebase.ts'
import { databaseAnswer, needEmulator, openFirebase, SECRET } from './test-firebase.ts'

needEmulator()
const MINUTE_MS = 60_000
const stored = { outcome: 'stored' }
const afterDelivery = { waiting: 0, failed: 0, delivered: 1 }

describe('temporary faults: the visitor is thanked, and the enquiry is delivered later, once', () => {
  test.each<[Service, InjectedFailure]>([
    ['signUp', { kind: 'hang' }],
    ['signUp', { kind: 'cut' }],
    ['signUp', { kind: 'status', status: 503 }],
    ['signUp', { kind: 'status', status: 200, body: '<html>Sign in to the airport</html>' }],
    ['database', { kind: 'hang' }],
    ['database', { kind: 'cut' }],
    ['database', databaseAnswer(500, 'Internal server error')],
    ['database', { kind: 'status', status: 429 }],
    ['database', databaseAnswer(401, 'Auth token is expired')],
    ['database', { kind: 'status', status: 307, body: null, location: 'http://127.0.0.1:1/portal' }],
    ['database', { kind: 'status', status: 403, body: '<html>Blocked by the firewall</html>' }],
    ['database', { kind: 'status-after', status: 500, body: { error: 'Internal server error' } }],
    ['database', { kind: 'hang-after' }],
    ['database', { kind: 'cut-after' }],
  ])('%s fails: %j', async (service, failure) => {
    const { store, fakeFirebase, outbox, delivered, lines, advance } = await openFirebase()
    fakeFirebase.injectedFailures.set(service, failure)
    expect(await store.add(sampleContact(1))).toMatchObject(stored)
    expect(await outbox()).toMatchObject({ waiting: 1, failed: 0, delivered: 0 })
    expect(lines).toEqual([expect.stringContaining('will be delivered later')])

    fakeFirebase.injectedFailures.clear()
    await store.deliverDue()
    expect(await outbox()).toMatchObject({ waiting: 1 })
    advance(5_000)
    await store.deliverDue()
    expect([await outbox(), delivered().length]).toEqual([afterDelivery, 1])
    const records = (await Array.fromAsync(store.all())).map(({ record }) => record)
    expect(delivered().map(([, record]) => record)).toEqual(records)
    expect(lines).toHaveLength(1)
  })

  test('a token that expired while an enquiry waited is not used again', async () => {
    const { store, fakeFirebase, outbox, delivered, advance } = await openFirebase()
    fakeFirebase.injectedFailures.set('database', { kind: 'status', status: 503 })
    await store.add(sampleContact(1))
    fakeFirebase.injectedFailures.clear()
    advance(2 * 60 * MINUTE_MS)
    await store.deliverDue()
    expect([await outbox(), delivered().length]).toEqual([afterDelivery, 1])
  })

  test('an enquiry that failed for 72 hours is reported to the owner, and delivered after resending', async () => {
    const { store, fakeFirebase, outbox, delivered, lines, advance, clock, resend } = await openFirebase()
    fakeFirebase.injectedFailures.set('database', { kind: 'status', status: 503 })
    await store.add(sampleContact(1))
    advance(RETRY_PERIOD_MS)
    await store.deliverDue()
    expect(await outbox()).toMatchObject({ waiting: 0, failed: 1 })
    expect(lines.at(-1)).toMatch(/^\["error",.*HTTP 503.*enquiries -- resend/)

    fakeFirebase.injectedFailures.clear()
    expect(await resend(clock.now)).toBe(1)
    await store.deliverDue()
    expect([await outbox(), delivered().length]).toEqual([afterDelivery, 1])
  })
})

test('an enquiry whose server is killed after the write to Firebase is delivered once by the next server', async () => {
  const { fakeFirebase, outbox, delivered, advance, path, store } = await openFirebase()
  fakeFirebase.clock.now = new Date()
  fakeFirebase.injectedFailures.set('database', { kind: 'hang-after' })
  const file = fileURLToPath(new URL('./firebase-process.ts', import.meta.url))
  const server = spawn(process.execPath, [file, path, fakeFirebase.host, PROJECT_ID, SECRET], {
    stdio: 'inherit',
  })
  await vi.waitUntil(() => delivered().length > 0 || server.exitCode !== null, 120_000)
  server.kill('SIGKILL')
  await once(server, 'exit')
  expect(await outbox()).toMatchObject({ waiting: 1, delivered: 0 })

  fakeFirebase.injectedFailures.clear()
  advance(LEASE_MS + 5_000)
  await store.deliverDue()
  expect([await outbox(), delivered().length]).toEqual([afterDelivery, 1])
  expect(fakeFirebase.requests.map(({ method }) => method)).toEqual(['POST', 'PUT', 'POST', 'PUT', 'DELETE'])
})

test('closing aborts an attempt instead of waiting for it, and keeps the enquiry', async () => {
  const { openAnother, fakeFirebase, outbox } = await openFirebase()
  const store = openAnother()
  fakeFirebase.injectedFailures.set('signUp', { kind: 'hang' })
  const { promise: hangs, resolve } = Promise.withResolvers<void>()
  fakeFirebase.onHang = resolve // instead of timing out
  const answer = store.add(sampleContact(1))
  await hangs
  await store.close()
  expect(await answer).toMatchObject(stored)
  expect(await outbox()).toMatchObject({ waiting: 1 })
})
