import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOutbox, type TestOutbox } from './mail/testing/open-courier.ts'
import { createTaskRunner } from './run-tasks.ts'
import { type ClaimedMessage, deliverDue, settlementOf } from './store/outbox.ts'
import { putIntoOutbox } from './store/sql/outbox.ts'
import { temporaryFolder } from './store/testing/temporary-folder.ts'

const inFolder = temporaryFolder()
const TOPIC = 'webhook'
const never = new Promise<void>(() => {})
const report = (...line: ReadonlyArray<unknown>) => void logged.push(line)
let store: TestOutbox
let delivered: Array<string>
let logged: Array<unknown>

beforeEach(async () => {
  vi.useFakeTimers({ now: 0 })
  store = await openOutbox(inFolder(`${randomUUID()}.db`))
  delivered = []
  logged = []
  await put('hangs')
})
afterEach(async () => {
  vi.useRealTimers()
  await store.close()
})

const put = (id: string) =>
  store.database.transaction((tx) =>
    putIntoOutbox(tx, { topic: TOPIC, id, postId: null, lane: null, payload: '{}' }, Date.now()),
  )

/** Starts a delivery task; the attempt at the message 'hangs' never ends. */
function startDelivery() {
  const { outbox } = store
  const attempt = async (claimed: ClaimedMessage): Promise<'delivered'> => {
    if (claimed.id === 'hangs') await never
    delivered.push(claimed.id)
    await outbox.settle(claimed, settlementOf({ outcome: 'delivered' }, claimed, Date.now()))
    return 'delivered'
  }
  const task = {
    name: TOPIC,
    everyMs: 1_000,
    run: () => deliverDue(outbox, TOPIC, () => new Date(), attempt),
    failure: 'The outbox could not be read',
  }
  const tasks = createTaskRunner([task], report)
  tasks.start()
  return tasks
}

test('an attempt that hangs is abandoned after its timeout and delayed, and the next message is delivered', async () => {
  const tasks = startDelivery()
  await vi.advanceTimersByTimeAsync(1_000)
  await put('next')
  await vi.advanceTimersByTimeAsync(50_000)
  expect(delivered).toEqual([])
  await vi.advanceTimersByTimeAsync(6_000)
  await expect.poll(() => delivered).toEqual(['next'])
  expect(await store.outbox.undelivered(TOPIC)).toMatchObject([
    { hasFailed: false, reason: 'the attempt did not end', count: 1 },
  ])
  const stopped = tasks.stop()
  await vi.advanceTimersByTimeAsync(3_000)
  await stopped
  expect(logged).toEqual([])
})

test('a stop does not wait for a run that hangs, and logs its task; the message stays in the outbox', async () => {
  const tasks = startDelivery()
  await vi.advanceTimersByTimeAsync(1_000)
  const stopped = tasks.stop()
  await vi.advanceTimersByTimeAsync(3_000)
  await stopped
  expect(logged).toEqual([['error', { task: TOPIC }, expect.stringContaining('did not end at the stop')]])
  expect(await store.outbox.undelivered(TOPIC)).toMatchObject([{ hasFailed: false, count: 1 }])
})

test('a failed task is logged and retried at its next interval, and blocks no other', async () => {
  const runs = { failing: 0, other: 0 }
  const fault = new Error('database is locked')
  const task = (name: keyof typeof runs, run: () => Promise<void>) => ({
    name,
    everyMs: 60_000,
    failure: `${name} failed`,
    run: async () => {
      runs[name] += 1
      await run()
    },
  })
  const tasks = createTaskRunner(
    [task('failing', () => Promise.reject(fault)), task('other', async () => {})],
    report,
  )
  tasks.start()
  await vi.advanceTimersByTimeAsync(120_000)
  await tasks.stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(runs).toEqual({ failing: 3, other: 3 })
  expect(logged).toEqual(Array(3).fill(['error', { err: fault, task: 'failing' }, 'failing failed']))
})

test('runs never overlap, and the final step follows the last one', async () => {
  const steps: Array<string> = []
  const task = {
    name: 'slow',
    everyMs: 1_000,
    failure: 'slow failed',
    run: ({ stopping }: { stopping: AbortSignal }) => {
      steps.push('run')
      return new Promise<void>((resolve) => stopping.addEventListener('abort', () => resolve()))
    },
    atStop: () => void steps.push('stop'),
  }
  const tasks = createTaskRunner([task], report)
  tasks.start()
  await vi.advanceTimersByTimeAsync(10_000)
  await tasks.stop()
  tasks.start()
  expect(steps).toEqual(['run', 'stop'])
})
