import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Enquiry, EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { sampleContact, samplePostId } from '../../../domain/enquiry/samples/enquiries.ts'
import { loadContent, type ServerContent } from '../../content.ts'
import { siteHooks } from '../../enquiries/enquiry-hooks.ts'
import { insertEvent } from '../sql/inbox/event-rows.ts'
import { writeSetting } from '../sql/inbox/settings-rows.ts'
import type { EnquiryHooks } from '../sql/store-enquiry.ts'
import { startProxy } from '../testing/database-proxy.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { asOwner, describePostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import type { Postgres } from './pool.ts'
import { postgresStore } from './postgres-store.ts'
import { postgresDatabase } from './transactions.ts'

let content: ServerContent
beforeAll(async () => {
  content = await loadContent()
})

/** The hooks of the site, at a fixed time. */
function hooks(): EnquiryHooks {
  return siteHooks({
    content: () => content,
    siteUrl: 'https://moons.example',
    secret: 'a secret of a test, long enough',
    webhook: null,
    confirmationsPerHour: 0,
    now: () => new Date(Date.UTC(2026, 10, 21, 10)),
    randomBytes,
  })
}

type Server = { store: EnquiryStore; postgres: Postgres }

async function openServer(url: string, enquiryHooks: EnquiryHooks = hooks()): Promise<Server> {
  const postgres = await openPostgresWithLongTimeouts(url)
  const store = postgresStore(postgres, enquiryHooks)
  onTestFinished(store.close)
  return { store, postgres }
}

/** Part of each address and key, because advisory locks cover the whole database, where other tests run meanwhile. */
const RUN = randomUUID().slice(0, 8)
const emailOf = (index: number) => `visitor${index}-${RUN}@example.co.za`

/** An enquiry with a key that no other run uses. */
function withKeyOfThisRun<Sample extends Enquiry>(enquiry: Sample): Sample {
  return { ...enquiry, metadata: { ...enquiry.metadata, key: `${enquiry.metadata.key}-${RUN}` } }
}

const contactOf = (index: number, changes = { email: emailOf(index) }) =>
  withKeyOfThisRun(sampleContact(index, changes))
const contacts = (count: number) => Array.from({ length: count }, (_, index) => contactOf(index))
const addAll = (store: EnquiryStore, enquiries: ReadonlyArray<Enquiry>) =>
  Promise.all(enquiries.map((enquiry) => store.add(enquiry)))
const outcomesOf = (results: ReadonlyArray<{ outcome: string }>) => results.map(({ outcome }) => outcome)

describePostgres('simultaneous enquiries', () => {
  test('are stored except the invalid ones, whether the server or the database detects those', async () => {
    const queue: NonNullable<EnquiryHooks['messages']>['queue'] = async (tx, { record }) => {
      if (record.postId === samplePostId(7)) throw new RangeError('not this one')
      const event = { kind: 'received', at: 0, by: null, dueAt: 0 } as const
      if (record.postId === samplePostId(9)) await insertEvent(tx, 'a row that is not there', event)
      await tx.query(
        'INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until) VALUES (?, ?, ?, ?, ?, ?)',
        'mail',
        record.postId,
        record.postId,
        '{}',
        0,
        0,
      )
    }
    const url = await newPostgresUrl()
    const { store } = await openServer(url, {
      messages: { queue, restoreLinks: async () => {}, withdrawCall: async () => {} },
    })
    const enquiries = contacts(20)
    const results = await Promise.allSettled(enquiries.map((enquiry) => store.add(enquiry)))
    const refused = results.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))
    expect(refused).toEqual([7, 9])
    expect(results[7]).toMatchObject({ reason: new RangeError('not this one') })
    const stored = enquiries.filter((_, index) => !refused.includes(index)).map(({ record }) => record.postId)
    for (const table of ['submissions', 'outbox'])
      expect(await asOwner(`SELECT post_id FROM ${table} ORDER BY post_id`, url)).toEqual(
        stored.map((post_id) => ({ post_id })),
      )
  })

  test('whose connection is lost between COMMIT and its response are stored once, each with its mails', async () => {
    const url = await newPostgresUrl()
    const proxy = await startProxy(url)
    onTestFinished(proxy.close)
    const { store } = await openServer(proxy.url)
    proxy.loseAnswerTo('COMMIT')
    const enquiries = contacts(20)
    const results = await addAll(store, enquiries)
    expect(new Set(outcomesOf(results))).toEqual(new Set(['stored']))
    expect(await asOwner('SELECT count(*) FROM submissions', url)).toEqual([{ count: '20' }])
    expect(await asOwner('SELECT count(*) FROM outbox', url)).toEqual([{ count: '40' }])
  })

  test('from one mailbox do not exceed its limit together', async () => {
    const { store } = await openServer(await newPostgresUrl())
    const emailLimit = { max: 3, sinceMs: 0, untilMs: Number.MAX_SAFE_INTEGER }
    const sameMailbox = [1, 2, 3, 4, 5].map((index) =>
      contactOf(100 + index, { email: `a+${index}@${RUN}.example.com` }),
    )
    const all = [
      ...contacts(10),
      ...sameMailbox.slice(0, 3),
      ...contacts(20).slice(10),
      ...sameMailbox.slice(3),
    ]
    const results = await Promise.all(all.map((enquiry) => store.add(enquiry, { emailLimit })))
    const refused = results.flatMap(({ outcome }, index) =>
      outcome === 'too-many' ? [all[index]?.record] : [],
    )
    expect(refused).toEqual(sameMailbox.slice(3).map(({ record }) => record))
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
    const results = await Promise.all([addAll(first.store, contacts(30)), addAll(second.store, enquiries)])
    expect(outcomesOf(results.flat()).toSorted()).toEqual([
      ...Array(30).fill('repeated'),
      ...Array(30).fill('stored'),
    ])
    expect(await asOwner('SELECT count(*) FROM submissions', url)).toEqual([{ count: '30' }])
  })

  test('use settings that another server has just changed', async () => {
    const url = await newPostgresUrl()
    const [first, second] = [await openServer(url), await openServer(url)]
    const dueAt = async () =>
      (await asOwner('SELECT due_at FROM enquiries ORDER BY number DESC LIMIT 1', url))[0]?.due_at
    await first.store.add(contactOf(1))
    const dueBefore = await dueAt()
    await postgresDatabase(second.postgres).transaction((tx) =>
      writeSetting(tx, 'extraHolidays', ['2026-11-23']),
    )
    await addAll(first.store, contacts(20).slice(2))
    expect(Number(await dueAt())).toBeGreaterThan(Number(dueBefore))
  })

  test('do not wait for one whose mailbox is locked by another transaction', async () => {
    const url = await newPostgresUrl()
    const { store } = await openServer(url)
    const [lockedEnquiry, ...others] = contacts(20).toReversed()
    const { postgres } = await openServer(url)
    await using mailboxLock = await lockMailbox(postgres, emailOf(19))
    const onLockedDone = vi.fn()
    const lockedResult = lockedEnquiry && store.add(lockedEnquiry).finally(onLockedDone)
    expect(new Set(outcomesOf(await addAll(store, others)))).toEqual(new Set(['stored']))
    expect(onLockedDone).not.toHaveBeenCalled()
    mailboxLock.release()
    expect(await lockedResult).toEqual({ outcome: 'stored' })
  })
})

/** Locks a mailbox until released, as storing an enquiry from it does. */
async function lockMailbox(postgres: Postgres, mailbox: string) {
  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const transaction = postgres.transaction(async (run) => {
    await run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`mailbox ${mailbox}`])
    locked.resolve()
    await released.promise
  })
  await locked.promise
  return {
    release: () => released.resolve(),
    [Symbol.asyncDispose]: async () => {
      released.resolve()
      await transaction
    },
  }
}
