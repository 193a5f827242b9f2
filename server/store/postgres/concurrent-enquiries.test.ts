import { randomBytes, randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Enquiry, EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { sampleContact, samplePostId } from '../../../domain/enquiry/samples/enquiries.ts'
import { loadContent } from '../../content.ts'
import { siteHooks } from '../../enquiries/enquiry-hooks.ts'
import { startProxy } from '../testing/database-proxy.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { asOwner, describePostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import { postgresStore } from './postgres-store.ts'

/** Opens a store with the hooks of the site, at a fixed time. */
async function openServer(url: string) {
  const content = await loadContent()
  const hooks = siteHooks({
    content: () => content,
    siteUrl: 'https://moons.example',
    secret: 'a secret of a test, long enough',
    webhook: null,
    confirmationsPerHour: 0,
    now: () => new Date(Date.UTC(2026, 10, 21, 10)),
    randomBytes,
  })
  const postgres = await openPostgresWithLongTimeouts(url)
  const store = postgresStore(postgres, hooks)
  onTestFinished(store.close)
  return { store, postgres }
}

/** Part of each address and key, because advisory locks cover the whole database, where other tests run meanwhile. */
const RUN = randomUUID().slice(0, 8)
const emailOf = (index: number) => `visitor${index}-${RUN}@example.co.za`

function contactOf(index: number): Enquiry {
  const { metadata, ...rest } = sampleContact(index, { email: emailOf(index) })
  return { ...rest, metadata: { ...metadata, key: `${metadata.key}-${RUN}` } }
}

const contacts = (count: number) => Array.from({ length: count }, (_, index) => contactOf(index))
/** Adds enquiries at once. Resolves to their outcomes. */
const addAll = async (store: EnquiryStore, enquiries: ReadonlyArray<Enquiry>) =>
  (await Promise.all(enquiries.map((enquiry) => store.add(enquiry)))).map(({ outcome }) => outcome)

describePostgres('simultaneous enquiries', () => {
  test('whose connection is lost between COMMIT and its response are stored once, each with its mails', async () => {
    const url = await newPostgresUrl()
    const proxy = await startProxy(url)
    onTestFinished(proxy.close)
    const { store } = await openServer(proxy.url)
    proxy.loseAnswerTo('COMMIT')
    expect(await addAll(store, contacts(20))).toEqual(Array(20).fill('stored'))
    expect(await asOwner('SELECT count(*) FROM submissions', url)).toEqual([{ count: '20' }])
    expect(await asOwner('SELECT count(*) FROM outbox', url)).toEqual([{ count: '40' }])
  })

  test('with the same keys at two servers, in different orders and from different mailboxes, are stored once', async () => {
    const url = await newPostgresUrl()
    const [first, second] = [await openServer(url), await openServer(url)]
    const enquiries = contacts(30)
      .map((enquiry, index) => ({
        ...enquiry,
        record: { ...enquiry.record, postId: samplePostId(100 + index), email: emailOf(100 + index) },
      }))
      .toReversed()
    const outcomes = await Promise.all([addAll(first.store, contacts(30)), addAll(second.store, enquiries)])
    expect(outcomes.flat().toSorted()).toEqual([...Array(30).fill('repeated'), ...Array(30).fill('stored')])
    expect(await asOwner('SELECT count(*) FROM submissions', url)).toEqual([{ count: '30' }])
  })

  test('do not wait for one whose mailbox is locked by another transaction', async () => {
    const url = await newPostgresUrl()
    const [{ store }, { postgres }] = [await openServer(url), await openServer(url)]
    const onLockedDone = vi.fn()
    const { adding } = await postgres.transaction(async (query) => {
      await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`mailbox ${emailOf(19)}`])
      const lockedEnquiry = { adding: store.add(contactOf(19)).finally(onLockedDone) }
      expect(await addAll(store, contacts(19))).toEqual(Array(19).fill('stored'))
      expect(onLockedDone).not.toHaveBeenCalled()
      return lockedEnquiry
    })
    expect(await adding).toEqual({ outcome: 'stored' })
  })
})
