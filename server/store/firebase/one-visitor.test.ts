import { expect, test } from 'vitest'
import { sampleContact, sampleLead } from '../../../domain/enquiry/samples/enquiries.ts'
import type { Service } from './fake-firebase.ts'
import { type FirebaseForTests, needEmulator, openFirebase } from './test-firebase.ts'

needEmulator()
const afterDelivery = { waiting: 0, failed: 0, delivered: 2 }

test('an enquiry sent while another waits follows it, under the account created meanwhile', async () => {
  const firebase = await openFirebase()
  const { store, fakeFirebase, outbox, delivered, advance } = firebase
  fakeFirebase.injectedFailures.set('signUp', { kind: 'cut' })
  await store.add(sampleContact(1))
  fakeFirebase.injectedFailures.clear()
  fakeFirebase.injectedFailures.set('database', { kind: 'status', status: 503 })
  advance(5_000)
  await store.deliverDue()
  fakeFirebase.injectedFailures.clear()
  expect(await store.add(sampleLead(2))).toEqual({ outcome: 'stored' })
  expect([await outbox(), delivered()]).toMatchObject([{ waiting: 2 }, []])
  advance(10_000)
  await store.deliverDue()
  expect([await outbox(), accounts(firebase), requestsTo(firebase, 'signUp')]).toMatchObject([
    afterDelivery,
    1,
    2,
  ])
})

test('if their account is deleted meanwhile, all waiting enquiries have one new account', async () => {
  const firebase = await openFirebase()
  const { store, fakeFirebase, outbox, advance } = firebase
  fakeFirebase.injectedFailures.set('token', { kind: 'cut' })
  const visitorToken = 'of a deleted account'
  await store.add(sampleContact(1), { visitorToken })
  await store.add(sampleLead(2), { visitorToken })
  fakeFirebase.injectedFailures.clear()
  advance(5_000)
  await store.deliverDue()
  expect([await outbox(), accounts(firebase), requestsTo(firebase, 'signUp')]).toMatchObject([
    afterDelivery,
    1,
    1,
  ])
})

function accounts({ delivered }: FirebaseForTests): number {
  return new Set(delivered().map(([path]) => path.split('/')[1])).size
}

function requestsTo({ fakeFirebase }: FirebaseForTests, service: Service): number {
  return fakeFirebase.requests.filter((request) => request.service === service).length
}
