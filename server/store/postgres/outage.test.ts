import { randomInt, randomUUID } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { type DatabaseProxy, startProxy } from '../testing/database-proxy.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { asOwner, describePostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import { type PostgresTimeouts, TIMEOUT_DEFAULTS } from './database.ts'
import { postgresStore } from './postgres-store.ts'

/** Long enough for a busy machine. */
const WAIT_MS = 30_000
const unavailable = { name: 'StoreUnavailableError' }

describePostgres('a connection', () => {
  let url = ''
  let name = ''
  let proxy: DatabaseProxy
  let store: EnquiryStore
  beforeEach(async () => {
    name = randomUUID()
    url = `${await newPostgresUrl()}&application_name=${name}`
    proxy = await startProxy(url)
    store = postgresStore(await openPostgresWithLongTimeouts(proxy.url))
    return async () => {
      proxy.close()
      await store.close()
    }
  })

  /** Opens the store with one short timeout: all others are long. */
  async function openImpatient(timeouts: Partial<PostgresTimeouts>): Promise<EnquiryStore> {
    const impatient = postgresStore(await openPostgresWithLongTimeouts(proxy.url, timeouts))
    onTestFinished(impatient.close)
    return impatient
  }

  test('that is cut during many writes is replaced, without an error', async () => {
    const adding = Array.from({ length: 60 }, (_, index) => store.add(sampleContact(index)))
    for (const index of [5, 20, 35]) {
      await adding[index]
      proxy.cut()
    }
    const outcomes = new Set((await Promise.all(adding)).map(({ outcome }) => outcome))
    expect([...outcomes]).toEqual(['stored'])
    expect(await Array.fromAsync(store.all())).toHaveLength(60)
  })

  test('that is cut during COMMIT: its outcome is awaited, and nothing is done twice', async () => {
    const key = randomInt(1, 2 ** 31)
    await asOwner(
      `CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_advisory_xact_lock(${key}); RETURN NULL; END $$;
       CREATE CONSTRAINT TRIGGER waits AFTER INSERT ON submissions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait()`,
      url,
    )
    onTestFinished(async () => void (await asOwner('DROP TRIGGER waits ON submissions', url)))
    const waitingCommits = () =>
      asOwner(
        `SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND objid = ${key} AND NOT granted`,
      )
    const statusQueries = () =>
      asOwner(
        `SELECT count(*)::int FROM pg_stat_activity WHERE application_name = '${name}' AND query LIKE '%pg_xact_status%'`,
      )
    const holder = await openPostgresWithLongTimeouts(url)
    const { restoring } = await holder.transaction(async (query) => {
      await query('SELECT pg_advisory_xact_lock($1)', [key])
      const commit = { restoring: store.restore(sampleContact(1)) }
      await expect.poll(waitingCommits).toEqual([{ count: 1 }])
      proxy.cut()
      await expect.poll(statusQueries).toEqual([{ count: 1 }])
      expect(await waitingCommits()).toEqual([{ count: 1 }])
      return commit
    })
    await holder.close()
    expect(await restoring).toBe(true)
    expect(await Array.fromAsync(store.all())).toEqual([sampleContact(1)])
  })

  test('that is terminated by an operator is replaced', async () => {
    await store.add(sampleContact(1))
    const ended = await asOwner(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${name}'`,
    )
    expect(ended).toEqual([{ pg_terminate_backend: true }])
    expect(await store.add(sampleContact(2))).toEqual({ outcome: 'stored' })
  })

  test('that falls silent makes the store unavailable in time, and is replaced once cut', async () => {
    const impatient = await openImpatient({ answerMs: 300 })
    await vi.waitFor(() => impatient.checkWritable(), WAIT_MS)
    proxy.silence()
    const adding = Array.from({ length: 30 }, (_, index) => impatient.add(sampleContact(index + 2)))
    const answers = await Promise.allSettled([...adding, impatient.checkWritable()])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']))
    proxy.cut()
    const { outcome } = await vi.waitFor(() => impatient.add(sampleContact(2)), WAIT_MS)
    expect(['stored', 'repeated']).toContain(outcome)
  })

  test('to a database that became read-only is unavailable, and replaced', async () => {
    const impatient = await openImpatient({ answerMs: 300 })
    await vi.waitFor(() => impatient.checkWritable(), WAIT_MS)
    await asOwner(
      'CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION USING ERRCODE = $e$25006$e$; END $$; CREATE TRIGGER no_writes BEFORE INSERT ON submissions EXECUTE FUNCTION refuse()',
      url,
    )
    await expect(impatient.add(sampleContact(2))).rejects.toMatchObject(unavailable)
    await asOwner('DROP TRIGGER no_writes ON submissions', url)
    const { outcome } = await vi.waitFor(() => impatient.add(sampleContact(2)), WAIT_MS)
    expect(['stored', 'repeated']).toContain(outcome) // by an attempt that ended too late to be reported
  })

  test('that waits for another connection’s lock gives up after the statement timeout', async () => {
    const impatient = await openImpatient({ stepMs: 300 })
    const other = await openPostgresWithLongTimeouts(url)
    await other.transaction(async (query) => {
      await query('LOCK TABLE submissions')
      await expect(impatient.add(sampleContact(1))).rejects.toMatchObject(unavailable)
    })
    await other.close()
    expect(await store.add(sampleContact(1))).toEqual({ outcome: 'stored' })
  })
})

test('a response is due before the promised 1 500 ms, and no step alone takes longer', () => {
  expect(TIMEOUT_DEFAULTS.answerMs).toBeLessThan(1_500)
  expect(TIMEOUT_DEFAULTS.stepMs).toBeLessThan(TIMEOUT_DEFAULTS.answerMs)
})
