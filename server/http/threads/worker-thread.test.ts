import { BroadcastChannel } from 'node:worker_threads'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createWorkerThread, START_TIMEOUT_MS, TaskTimeoutError, type WorkerThread } from './worker-thread.ts'

const MODULE = new URL('./fixture-thread-id.ts', import.meta.url)
const LIMITS = { memoryMb: 32, timeoutMs: 30_000 }
let thread: WorkerThread
afterEach(() => {
  vi.restoreAllMocks()
  return thread.close()
})

test('a thread that ends fails only its current task, and waiting ones run in a new thread', async () => {
  thread = createWorkerThread(LIMITS)
  const first = await thread.run(MODULE, 'currentThreadId', null)
  const ended = thread.run(MODULE, 'end', null)
  const waiting = [thread.run(MODULE, 'currentThreadId', null), thread.run(MODULE, 'currentThreadId', null)]
  await expect(ended).rejects.toThrow('exited')
  const [second, third] = await Promise.all(waiting)
  expect(second).not.toBe(first)
  expect(third).toBe(second)
})

test('a task that times out is abandoned, and the next one gets a new thread', async () => {
  thread = createWorkerThread({ ...LIMITS, timeoutMs: 1 })
  await expect(thread.run(MODULE, 'neverEnd', null)).rejects.toThrow(TaskTimeoutError)
  await expect(thread.run(MODULE, 'neverEnd', null)).rejects.toThrow('neverEnd took more than 1 ms')
})

test('a task’s timeout begins when its module is loaded', async () => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout')
  const channel = new BroadcastChannel('late module')
  onTestFinished(() => channel.close())
  const loading = new Promise<void>((resolve) => {
    channel.onmessage = () => resolve()
  })
  thread = createWorkerThread(LIMITS)
  const loaded = thread.run(new URL('./fixture-late-module.ts', import.meta.url), 'isLoaded', null)
  await loading
  expect(timeouts.mock.calls).toEqual([[START_TIMEOUT_MS]])
  channel.postMessage('load')
  expect(await loaded).toBe(true)
  expect(timeouts.mock.calls).toEqual([[START_TIMEOUT_MS], [LIMITS.timeoutMs]])
})
