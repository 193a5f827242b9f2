import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { countStatements } from '../testing/explain.ts'
import { openSharedDatabase, openSqliteStore } from '../testing/open-sqlite-store.ts'
import { startStoreProcess } from '../testing/start-store-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { type LockTimeouts, openSqliteDatabase, TIMEOUT_DEFAULTS } from './database.ts'
import { sqliteStore } from './sqlite-store.ts'

/** Turns of the event loop during the wait for a lock: a blocked loop has one or two. */
const MANY_TURNS = 10
const SHORT_TIMEOUTS: LockTimeouts = { answerMs: 500, startMs: 60_000 }

const inFolder = temporaryFolder()
const newPath = () => inFolder(`${randomUUID()}.db`)

describe('while another process holds the write lock', () => {
  test('every writer gets a response, readers continue, and the event loop never stalls', async () => {
    const path = newPath()
    const store = sqliteStore(openSqliteDatabase(path, { timeouts: SHORT_TIMEOUTS }))
    await store.add(sampleContact(0))
    const release = await lock(path)

    const { result, turns } = await countingTurns(async () => {
      const writes = Array.from({ length: 100 }, (_, index) => store.add(sampleContact(index + 1)))
      const faults = [...writes, store.checkWritable()].map(faultOf)
      expect(await Array.fromAsync(store.all())).toHaveLength(1)
      return Promise.all(faults)
    })
    expect(new Set(result)).toEqual(new Set(['StoreUnavailableError']))
    expect(turns).toBeGreaterThan(MANY_TURNS)

    await release()
    expect(await store.add(sampleContact(1))).toEqual({ outcome: 'stored' })
    await store.close()
  })

  test('control: a driver that blocks while it waits for the lock is detected', async () => {
    const path = newPath()
    const database = openSqliteDatabase(path, { timeouts: SHORT_TIMEOUTS })
    const store = sqliteStore(database)
    database.exec(`PRAGMA busy_timeout = ${SHORT_TIMEOUTS.answerMs}`)
    const release = await lock(path)
    const { result, turns } = await countingTurns(() => faultOf(store.add(sampleContact(1))))
    expect(result).toBe('StoreUnavailableError')
    expect(turns).toBeLessThan(MANY_TURNS)
    await release()
    await store.close()
  })

  test('a writer waits, and succeeds once the lock is released', async () => {
    const path = newPath()
    const database = openSharedDatabase(path)
    const store = sqliteStore(database)
    const statements = countStatements(database, 'BEGIN IMMEDIATE')
    const release = await lock(path)
    const adding = store.add(sampleContact(1))
    await vi.waitUntil(() => statements() > 3, 120_000)
    await release()
    expect(await adding).toEqual({ outcome: 'stored' })
    await store.close()
  })

  test('a reader can start', async () => {
    const path = newPath()
    await openSqliteStore(path).close()
    const release = await lock(path)
    const store = openSqliteStore(path)
    expect(await Array.fromAsync(store.all())).toEqual([])
    await release()
    await store.close()
  })
})

test('a response is due before the promised 1 500 ms', () => {
  expect(TIMEOUT_DEFAULTS.answerMs).toBeLessThan(1_500)
})

test('four processes that start at once without a database file create one, and store an enquiry once', async () => {
  const path = newPath()
  const processes = [1, 2, 3, 4].map((number) => startStoreProcess('add-once', path, number))
  const outputs = await Promise.all(processes.map((process) => text(process.stdout)))
  expect(outputs.toSorted()).toEqual(['repeated\n', 'repeated\n', 'repeated\n', 'stored\n'])
})

/** Resolves once the lock is held. @returns a function that releases it */
async function lock(path: string): Promise<() => Promise<void>> {
  const holder = startStoreProcess('lock', path)
  await once(holder.stdout, 'data')
  return async () => {
    holder.stdin.end()
    await once(holder, 'exit')
  }
}

async function faultOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'no error',
    (error: unknown) => (error instanceof Error ? error.name : typeof error),
  )
}

/** Counts the turns of the event loop during some work. */
async function countingTurns<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; turns: number }> {
  let turns = 0
  let next = setImmediate(turn)
  function turn(): void {
    turns += 1
    next = setImmediate(turn)
  }
  const result = await work()
  clearImmediate(next)
  return { result, turns }
}
