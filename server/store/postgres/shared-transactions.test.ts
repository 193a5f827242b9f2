import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Enquiry, EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import {
  quarantined,
  sampleContact,
  sampleLead,
  sampleNewsletter,
  samplePlan,
  samplePostId,
} from '../../../domain/enquiry/samples/enquiries.ts'
import { loadContent, type ServerContent } from '../../content.ts'
import { siteHooks } from '../../enquiries/site-hooks.ts'
import type { EnquiryHooks } from '../sql/enquiry-hooks.ts'
import { insertEvent } from '../sql/inbox/event-rows.ts'
import { writeSetting } from '../sql/inbox/settings-rows.ts'
import { query } from '../sql/work.ts'
import { startProxy } from '../testing/database-proxy.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { asOwner, describePostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import type { Postgres } from './pool.ts'
import { postgresStore } from './postgres-store.ts'
import { postgresWorks } from './works.ts'

let content: ServerContent
beforeAll(async () => {
  content = await loadContent()
})

/** What the site does with every enquiry, at one moment. */
function hooks(): EnquiryHooks {
  return siteHooks({
    content,
    siteUrl: 'https://moons.example',
    secret: 'a secret of a test, long enough',
    webhook: null,
    confirmationsPerHour: 0,
    now: () => new Date(Date.UTC(2026, 10, 21, 10)),
    randomBytes,
  })
}

type Server = { store: EnquiryStore; postgres: Postgres; statements: Array<string> }

/** Opens a server's store, which notes the statements of its transactions. */
async function openServer(url: string, own: Partial<EnquiryHooks> = hooks()): Promise<Server> {
  const postgres = await openPostgresWithLongTimeouts(url)
  const statements: Array<string> = []
  const noting: Postgres = {
    ...postgres,
    transaction: (work, untilMs) =>
      postgres.transaction((run) => {
        statements.push('BEGIN', 'COMMIT')
        return work((text, values, name) => {
          statements.push(text)
          return run(text, values, name)
        })
      }, untilMs),
  }
  const store = postgresStore(noting, own)
  onTestFinished(store.close)
  return { store, postgres, statements }
}

/** Other tests write into other schemas meanwhile, and claims are of the whole database. */
const RUN = randomUUID().slice(0, 8)
const emailOf = (at: number) => `visitor${at}-${RUN}@example.co.za`
const from = (at: number) => ({ email: emailOf(at) })

/** Under a key that no other test has. */
function ofThisRun<Each extends Enquiry>(enquiry: Each): Each {
  return { ...enquiry, metadata: { ...enquiry.metadata, key: `${enquiry.metadata.key}-${RUN}` } }
}

const contactOf = (at: number, changes = from(at)) => ofThisRun(sampleContact(at, changes))
const contacts = (count: number) => Array.from({ length: count }, (_, at) => contactOf(at))
const addAll = (store: EnquiryStore, enquiries: ReadonlyArray<Enquiry>) =>
  Promise.all(enquiries.map((each) => store.add(each)))
const outcomesOf = (results: ReadonlyArray<{ outcome: string }>) => results.map(({ outcome }) => outcome)

/** All rows that enquiries led to. What is random in them is left out. */
async function contentOf(url: string): Promise<Array<unknown>> {
  const tables = [
    "SELECT to_jsonb(s) - 'id' AS row FROM submissions AS s ORDER BY post_id",
    'SELECT post_id, position, purpose FROM consents JOIN submissions ON id = submission_id ORDER BY 1, 2',
    "SELECT to_jsonb(e) - 'person_key' AS row FROM enquiries AS e ORDER BY post_id",
    "SELECT to_jsonb(f) - 'id' AS row FROM facts AS f ORDER BY post_id, id",
    'SELECT post_id, source, text, words FROM search_texts ORDER BY post_id, source, text',
    "SELECT topic, id, post_id, lane, due_at, payload LIKE '%confirm%' AS asks FROM outbox ORDER BY topic, id",
    "SELECT id, payload FROM outbox WHERE payload LIKE '%answerBy%' ORDER BY id",
    "SELECT to_jsonb(s) - 'id' - 'token_hash' - 'history' AS row FROM subscriptions AS s ORDER BY post_id",
    'SELECT list, sum(count) FROM list_counts GROUP BY list ORDER BY list',
    'SELECT hour, sum(sent), sum(withheld) FROM confirmation_counts GROUP BY hour',
    'SELECT count(DISTINCT person_key) FROM enquiries',
  ]
  const found: Array<unknown> = []
  for (const table of tables) found.push(await asOwner(table, url))
  return found
}

describePostgres('enquiries that come at once', () => {
  test('leave what they leave one by one, by at most four statements each', async () => {
    const mixed = [
      ...contacts(24), // with more a second transaction runs beside the first, and either numbers its enquiries first
      ...[30, 31].map((at) => ofThisRun(sampleLead(at, from(at)))),
      quarantined(contactOf(32)),
      ofThisRun(samplePlan(33)),
      ...[34, 35].map((at) => ofThisRun(sampleNewsletter(at, from(at)))),
      contactOf(36, from(0)),
    ]
    const [together, oneByOne] = [await newPostgresUrl(), await newPostgresUrl()]
    const { store, statements } = await openServer(together)
    expect(new Set(outcomesOf(await addAll(store, mixed)))).toEqual(new Set(['stored']))
    expect(statements.length / mixed.length).toBeLessThanOrEqual(4)

    const other = await openServer(oneByOne)
    for (const each of mixed) await other.store.add(each)
    expect(await contentOf(together)).toEqual(await contentOf(oneByOne))
  })

  test('of which one cannot be written refuse it alone, whether we or the database find that out', async () => {
    const own: Partial<EnquiryHooks> = {
      *onStored({ record }) {
        if (record.postId === samplePostId(7)) throw new RangeError('not this one')
        const event = { kind: 'received', at: 0, by: null, dueAt: 0 } as const
        if (record.postId === samplePostId(9)) yield* insertEvent('a row that is not there', event)
        yield* query(
          'INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until) VALUES (?, ?, ?, ?, ?, ?)',
          'mail',
          record.postId,
          record.postId,
          '{}',
          0,
          0,
        )
      },
    }
    const url = await newPostgresUrl()
    const { store } = await openServer(url, own)
    const enquiries = contacts(20)
    const results = await Promise.allSettled(enquiries.map((each) => store.add(each)))
    const refused = results.flatMap(({ status }, at) => (status === 'rejected' ? [at] : []))
    expect(refused).toEqual([7, 9])
    expect(results[7]).toMatchObject({ reason: new RangeError('not this one') })
    const stored = enquiries.filter((_, at) => !refused.includes(at)).map(({ record }) => record.postId)
    for (const table of ['submissions', 'outbox'])
      expect(await asOwner(`SELECT post_id FROM ${table} ORDER BY post_id`, url)).toEqual(
        stored.map((post_id) => ({ post_id })),
      )
  })

  test('and whose connection is lost between COMMIT and its answer are stored once, each with its mails', async () => {
    const url = await newPostgresUrl()
    const proxy = await startProxy(url)
    onTestFinished(proxy.close)
    const { store } = await openServer(proxy.url)
    proxy.loseCommitAfter('CROSS JOIN LATERAL') // of one that several share
    const enquiries = contacts(20)
    const results = await addAll(store, enquiries)
    expect(new Set(outcomesOf(results))).toEqual(new Set(['stored']))
    expect(await asOwner('SELECT count(*) FROM submissions', url)).toEqual([{ count: '20' }])
    expect(await asOwner('SELECT count(*) FROM outbox', url)).toEqual([{ count: '40' }])
  })

  test('from a mailbox at its limit are not both its last', async () => {
    const { store } = await openServer(await newPostgresUrl())
    const emailLimit = { max: 3, sinceMs: 0, untilMs: Number.MAX_SAFE_INTEGER }
    const theirs = [1, 2, 3, 4, 5].map((at) => contactOf(100 + at, { email: `a+${at}@${RUN}.example.com` }))
    const all = [...contacts(10), ...theirs.slice(0, 3), ...contacts(20).slice(10), ...theirs.slice(3)]
    const results = await Promise.all(all.map((each) => store.add(each, { emailLimit })))
    const refused = results.flatMap(({ outcome }, at) => (outcome === 'too-many' ? [all[at]?.record] : []))
    expect(refused).toEqual(theirs.slice(3).map(({ record }) => record))
  })

  test('at two servers under the same keys, in other orders and from other mailboxes, are stored once', async () => {
    const url = await newPostgresUrl()
    const [one, other] = [await openServer(url), await openServer(url)]
    const there = contacts(30)
      .map((each, at) => ({
        ...each,
        record: { ...each.record, postId: samplePostId(100 + at), email: emailOf(100 + at) },
      }))
      .toReversed()
    const results = await Promise.all([addAll(one.store, contacts(30)), addAll(other.store, there)])
    expect(outcomesOf(results.flat()).toSorted()).toEqual([
      ...Array(30).fill('repeated'),
      ...Array(30).fill('stored'),
    ])
    expect(await asOwner('SELECT count(*) FROM submissions', url)).toEqual([{ count: '30' }])
  })

  test('go by the settings that another server has just changed', async () => {
    const url = await newPostgresUrl()
    const [one, other] = [await openServer(url), await openServer(url)]
    const dueAt = async () =>
      (await asOwner('SELECT due_at FROM enquiries ORDER BY number DESC LIMIT 1', url))[0]?.due_at
    await one.store.add(contactOf(1))
    const before = await dueAt()
    await postgresWorks(other.postgres).write(() => writeSetting('extraHolidays', ['2026-11-23']))
    await addAll(one.store, contacts(20).slice(2))
    expect(Number(await dueAt())).toBeGreaterThan(Number(before))
  })

  test('do not wait for one of them whose mailbox somebody else holds', async () => {
    const url = await newPostgresUrl()
    const { store } = await openServer(url)
    const [held, ...others] = contacts(20).toReversed()
    const free = Promise.withResolvers<void>()
    const { postgres } = await openServer(url)
    await using holding = await holdMailbox(postgres, emailOf(19), free)
    const waiting = vi.fn()
    const first = held && store.add(held).finally(waiting)
    expect(new Set(outcomesOf(await addAll(store, others)))).toEqual(new Set(['stored']))
    expect(waiting).not.toHaveBeenCalled()
    holding.release()
    expect(await first).toEqual({ outcome: 'stored' })
  })
})

async function holdMailbox(postgres: Postgres, mailbox: string, free: PromiseWithResolvers<void>) {
  const held = Promise.withResolvers<void>()
  const holding = postgres.transaction(async (run) => {
    await run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`mailbox ${mailbox}`])
    held.resolve()
    await free.promise
  })
  await held.promise
  return {
    release: () => free.resolve(),
    [Symbol.asyncDispose]: async () => {
      free.resolve()
      await holding
    },
  }
}
