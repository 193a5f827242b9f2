import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AddResult } from '../../../domain/enquiry/enquiry.ts'
import {
  quarantined,
  sampleContact,
  sampleNewsletter,
  samplePlan,
} from '../../../domain/enquiry/samples/enquiries.ts'
import { readConfig } from '../../config.ts'
import { eraseByAddress } from '../testing/erase-by-address.ts'
import { pathInFirebase } from './owner-messages.ts'
import { RULES } from './rules-attempts.ts'
import { emulatorEnvironment, needEmulator, openFirebase } from './test-firebase.ts'

needEmulator()
const GOOGLE_ID = /^[A-Za-z0-9]{28}$/

describe('an enquiry', () => {
  test('is written to Firebase under its visitor’s account, equal to the stored record', async () => {
    const { store, delivered, stored, outbox } = await openFirebase()
    const result = await store.add(samplePlan(1))
    const visitor = visitorOf(result)
    expect(visitor.userId).toMatch(GOOGLE_ID)
    const record = { ...samplePlan(1).record, userId: visitor.userId }
    expect((await stored()).map((enquiry) => enquiry.record)).toEqual([record])
    expect(delivered()).toEqual([[`contactUs/${visitor.userId}`, asFirebaseReturns(record)]])
    expect(await outbox()).toEqual({ waiting: 0, failed: 0, delivered: 1 })
  })

  test('with a newsletter address, or in quarantine, is not sent to Firebase', async () => {
    const { store, delivered, stored, fakeFirebase, outbox } = await openFirebase()
    const storedEnquiries = [sampleNewsletter(1), quarantined(sampleContact(2))]
    for (const enquiry of storedEnquiries) expect(await store.add(enquiry)).toEqual({ outcome: 'stored' })
    expect(await stored()).toEqual(storedEnquiries)
    expect([delivered(), fakeFirebase.requests]).toEqual([[], []])
    expect(await outbox()).toMatchObject({ waiting: 0 })
  })

  test('sent by ten clicks at once becomes one record, and all ten get its id', async () => {
    const { store, delivered, stored, fakeFirebase } = await openFirebase()
    const clicks = Array.from({ length: 10 }, (_, index) => ({
      ...sampleContact(index),
      metadata: sampleContact(0).metadata,
    }))
    const results = await Promise.all(clicks.map((click) => store.add(click)))
    const [writtenPath] = delivered().map(([path]) => path)
    for (const result of results) expect(writtenPath).toBe(`contactUs/${userIdOf(result)}`)
    expect([delivered().length, (await stored()).length]).toEqual([1, 1])
    expect(fakeFirebase.requests).toHaveLength(2)
  })
})

test('a refused enquiry that its visitor sends again is retried, and becomes one record', async () => {
  const { store, fakeFirebase, delivered, outbox, stored } = await openFirebase({
    rules: { '.write': false },
  })
  const refused = { name: 'DeliveryRefusedError' }
  await expect(store.add(sampleContact(1))).rejects.toMatchObject(refused)
  const again = { ...sampleContact(2), metadata: sampleContact(1).metadata }
  await expect(store.add(again)).rejects.toMatchObject(refused)
  fakeFirebase.setRules(RULES)
  const result = await store.add(again)
  expect(result).toMatchObject({ outcome: 'repeated', userId: visitorOf(result).userId })
  expect([delivered().length, (await stored()).length]).toEqual([1, 1])
  expect(await outbox()).toMatchObject({ waiting: 0, failed: 0, delivered: 1 })
  expect(fakeFirebase.requests.filter(({ service }) => service === 'signUp')).toHaveLength(1)
})

test('a refusal by the rules after a lost response does not count as delivered if the rules allow no receipt', async () => {
  const { store, fakeFirebase, outbox, advance } = await openFirebase({
    rules: { '.write': '!data.exists()' },
  })
  fakeFirebase.injectedFailures.set('database', { kind: 'cut-after' })
  await store.add(sampleContact(1))
  fakeFirebase.setRules({ rules: { '.write': false } })
  fakeFirebase.injectedFailures.clear()
  advance(5_000)
  await store.deliverDue()
  expect(await outbox()).toMatchObject({ waiting: 0, failed: 1, delivered: 0 })
})

describe('an enquiry from quarantine', () => {
  test('released by the owner’s command is delivered by the running server', async () => {
    const { store, delivered, fakeFirebase, path, clock } = await openFirebase()
    clock.now = new Date() // the clock of the command
    const justSent = quarantined(sampleContact(1, { dateSent: clock.now.getTime() }))
    await store.add(justSent)
    const { storage } = readConfig(emulatorEnvironment(fakeFirebase))
    const { enquiries, close } = await storage.open(dirname(path), { mustExist: true })
    expect(await enquiries.release(justSent.record.postId)).toBe('released')
    await close()
    clock.now = new Date()
    expect(delivered()).toEqual([])
    await store.deliverDue()
    expect(delivered()).toHaveLength(1)
  })

  test('with a newsletter address is not sent to Firebase after its release', async () => {
    const { store, outbox } = await openFirebase()
    await store.add(quarantined(sampleNewsletter(1)))
    await store.release(sampleNewsletter(1).record.postId)
    expect(await outbox()).toMatchObject({ waiting: 0 })
  })
})

test('an enquiry that Firebase refused is kept, however old it is', async () => {
  const { store, stored } = await openFirebase({ rules: { '.write': false } })
  await expect(store.add(sampleContact(1))).rejects.toThrow()
  const [enquiry] = await stored()
  if (!enquiry) throw new Error('The enquiry was not kept')
  expect(await store.expire(enquiry, null)).toBe('waiting')
  expect(await stored()).toEqual([enquiry])
})

test('delivered data of an erased person is deleted on the server, and its path in Firebase is reported', async () => {
  const { store, outbox, database } = await openFirebase()
  const { userId } = visitorOf(await store.add(sampleContact(1)))
  const erased = await eraseByAddress(database, sampleContact(1).record.email)
  expect(erased?.enquiries.map(pathInFirebase)).toEqual([
    `contactUs/${userId}/${sampleContact(1).record.postId}`,
  ])
  expect(await outbox()).toMatchObject({ delivered: 0 })
})

function visitorOf(result: AddResult) {
  if (!('visitor' in result) || !result.visitor)
    throw new Error(`No visitor was signed in: ${JSON.stringify(result)}`)
  return result.visitor
}

/** The user id of the record that was stored, now or by an earlier click. */
function userIdOf(result: AddResult): string {
  return 'userId' in result ? result.userId : visitorOf(result).userId
}

/** A value as Firebase returns it: an array has become an object with numbered children. */
function asFirebaseReturns(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, asFirebaseReturns(child)]))
}
