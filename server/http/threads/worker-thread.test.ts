import { afterEach, expect, test } from 'vitest'
import { createWorkerThread, type WorkerThread } from './worker-thread.ts'

const MODULE = new URL('./fixture-thread-id.ts', import.meta.url)
const LIMITS = { memoryMb: 32, timeoutMs: 30_000 }
let thread: WorkerThread
afterEach(() => thread.close())

test('a thread without a task for long enough ends, and the next task has a new one', async () => {
  thread = createWorkerThread({ ...LIMITS, idleMs: 1 })
  const first = await thread.run(MODULE, 'whoAmI', null)
  await expect.poll(() => thread.run(MODULE, 'whoAmI', null)).not.toBe(first)
})

test('without such a time it stays', async () => {
  thread = createWorkerThread(LIMITS)
  const first = await thread.run(MODULE, 'whoAmI', null)
  expect(await thread.run(MODULE, 'whoAmI', null)).toBe(first)
})
