import { afterEach, expect, test } from 'vitest'
import { createWorkerThread, TaskTimeoutError, type WorkerThread } from './worker-thread.ts'

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

test('a thread that ends fails its own task, and those that wait behind it are run by a new one', async () => {
  thread = createWorkerThread(LIMITS)
  const first = await thread.run(MODULE, 'whoAmI', null)
  const ended = thread.run(MODULE, 'end', null)
  const waiting = [thread.run(MODULE, 'whoAmI', null), thread.run(MODULE, 'whoAmI', null)]
  await expect(ended).rejects.toThrow('exited')
  const [second, third] = await Promise.all(waiting)
  expect(second).not.toBe(first)
  expect(third).toBe(second)
})

test('who waits for a task that takes too long has the whole time once it is its turn', async () => {
  thread = createWorkerThread({ ...LIMITS, timeoutMs: 4_000 })
  const stuck = thread.run(MODULE, 'neverEnd', null)
  const waiting = thread.run(MODULE, 'whoAmI', null)
  await expect(stuck).rejects.toThrow(TaskTimeoutError)
  expect(await waiting).toBeTypeOf('number')
})
