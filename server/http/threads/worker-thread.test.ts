import { afterEach, expect, test } from 'vitest'
import { createWorkerThread, TaskTimeoutError, type WorkerThread } from './worker-thread.ts'

const MODULE = new URL('./fixture-thread-id.ts', import.meta.url)
const LIMITS = { memoryMb: 32, timeoutMs: 30_000 }
let thread: WorkerThread
afterEach(() => thread.close())

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

test('a task that takes too long is given up, and the next one has a new thread', async () => {
  thread = createWorkerThread({ ...LIMITS, timeoutMs: 1 })
  await expect(thread.run(MODULE, 'neverEnd', null)).rejects.toThrow(TaskTimeoutError)
  await expect(thread.run(MODULE, 'neverEnd', null)).rejects.toThrow('neverEnd took more than 1 ms')
})

test('a module that takes longer to load than its tasks may take is waited for', async () => {
  thread = createWorkerThread({ ...LIMITS, timeoutMs: 5_000 })
  const late = new URL('./fixture-late-module.ts', import.meta.url)
  expect(await thread.run(late, 'isLoaded', null)).toBe(true)
})
