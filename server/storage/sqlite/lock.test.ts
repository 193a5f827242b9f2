import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/submissions.ts'
import { startStoreProcess } from '../testing/start-store-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { openSqliteStore, sqliteStore } from './sqlite-store.ts'

const ANSWER_WITHIN_MS = 1_500
const LONGEST_STALL_MS = 300

const inFolder = temporaryFolder()
const newPath = () => inFolder(`${randomUUID()}.db`)

describe('while another process holds the write lock', () => {
  test('every writer is answered in time, readers read on, and the event loop never stalls', async () => {
    const path = newPath()
    const store = openSqliteStore(path)
    await store.add(sampleContact(0))
    const release = await lock(path)

    const { result, stalledMs } = await watchingTheLoop(async () => {
      const writes = Array.from({ length: 100 }, (_, at) => store.add(sampleContact(at + 1)))
      const timed = [...writes, store.checkWritable()].map(timeToFail)
      expect((await store.list({ order: 'newest', limit: 5 })).submissions).toHaveLength(1)
      return Promise.all(timed)
    })
    expect(new Set(result.map(({ name }) => name))).toEqual(new Set(['StoreUnavailableError']))
    expect(Math.max(...result.map(({ afterMs }) => afterMs))).toBeLessThan(ANSWER_WITHIN_MS)
    expect(stalledMs).toBeLessThan(LONGEST_STALL_MS)

    await release()
    expect(await store.add(sampleContact(1))).toEqual({ outcome: 'stored' })
    await store.close()
  })

  test('control: a driver that waits for the lock itself is caught stalling', async () => {
    const path = newPath()
    const database = openSqliteDatabase(path)
    const store = sqliteStore(database)
    database.exec('PRAGMA busy_timeout = 1000')
    const release = await lock(path)
    const { stalledMs } = await watchingTheLoop(() => timeToFail(store.add(sampleContact(1))))
    expect(stalledMs).toBeGreaterThan(LONGEST_STALL_MS)
    await release()
    await store.close()
  })

  test('and lets it go again within a second, a writer only waits', async () => {
    const path = newPath()
    const store = openSqliteStore(path)
    const release = await lock(path)
    const adding = store.add(sampleContact(1))
    await delay(200)
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

test('four processes that start at once on no file make one, and store one submission once', async () => {
  const path = newPath()
  const processes = [1, 2, 3, 4].map((number) => startStoreProcess('add-once', path, number))
  const said = await Promise.all(processes.map((process) => text(process.stdout)))
  expect(said.toSorted()).toEqual(['repeated\n', 'repeated\n', 'repeated\n', 'stored\n'])
})

/** Resolves, once the lock is held, to what releases it. */
async function lock(path: string): Promise<() => Promise<void>> {
  const holder = startStoreProcess('lock', path)
  await once(holder.stdout, 'data')
  return async () => {
    holder.stdin.end()
    await once(holder, 'exit')
  }
}

async function timeToFail(work: Promise<unknown>): Promise<{ name: string; afterMs: number }> {
  const startedMs = performance.now()
  const name = await work.then(
    () => 'no error',
    (error: unknown) => (error instanceof Error ? error.name : typeof error),
  )
  return { name, afterMs: performance.now() - startedMs }
}

async function watchingTheLoop<Result>(work: () => Promise<Result>) {
  const delays = monitorEventLoopDelay({ resolution: 10 })
  delays.enable()
  await delay(30) // the first delay is counted from the first turn of the loop
  const result = await work()
  await delay(30)
  delays.disable()
  return { result, stalledMs: delays.max / 1e6 }
}
