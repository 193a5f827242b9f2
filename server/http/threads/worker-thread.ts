import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Piscina } from 'piscina'
import { z } from 'zod'

/** A task took longer than its timeout, and its thread was terminated. */
export class TaskTimeoutError extends Error {
  override name = 'TaskTimeoutError'
}

export type WorkerThread = {
  /**
   * Calls an exported function of a module, which the thread loads unless it has. Tasks wait for those before them. A failure, timeout
   * or end of the thread does not affect the next one, which gets a new thread if needed.
   *
   * @param module its address
   * @param name name of the function
   * @param task its argument, as plain data
   * @throws {TaskTimeoutError}
   * @throws {Error} what the function throws, or if the thread ended
   */
  run: (module: URL, name: string, task: unknown) => Promise<unknown>
  /** Terminates the thread, with any task that it is running. */
  close: () => Promise<void>
}

export type ThreadOptions = {
  /** Passed to the modules once, as `workerData`. */
  workerData?: unknown
  /** Heap of the thread in megabytes; a task that needs more fails without stopping the server. */
  memoryMb: number
  /** Timeout of a task once it is its turn; for the first one of a module it includes loading it. */
  timeoutMs: number
  /** After so long without a task the thread ends and gives its memory back; absent: never. */
  idleMs?: number
}

/** A lower CPU priority than the main thread, which answers visitors. https://man7.org/linux/man-pages/man2/nice.2.html */
const LESS_URGENT = 5

/** V8 makes it two halves of 1 MB: with more, a thread holds more and is no faster. */
const YOUNG_MB = 3

/** One worker thread, started at its first task, for work that would block the main thread. */
export function createWorkerThread({
  workerData,
  memoryMb,
  timeoutMs,
  idleMs = Number.POSITIVE_INFINITY,
}: ThreadOptions): WorkerThread {
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    atomics: 'disabled', // else an idle thread blocks in Atomics.wait and its timers do not fire
    niceIncrement: LESS_URGENT,
    recordTiming: false,
    workerData,
    env: { NODE_ENV: 'production', ...compileCache() },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
  })
  pool.on('error', () => {}) // an idle thread failed: the next task gets a new one
  const run: WorkerThread['run'] = async ({ href: filename }, name, task) => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      return await pool.run(task, { filename, name, signal })
    } catch (error) {
      throw signal.aborted ? new TaskTimeoutError(`${name} took more than ${timeoutMs} ms`) : error
    }
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    // What waited in the pool while the thread ended would get no new one.
    run: (module, name, task) => {
      const turn = last.then(() => run(module, name, task))
      last = turn.catch(() => {})
      return turn
    },
    close: () => pool.destroy(),
  }
}

/** Where this process keeps what Node compiled, if anywhere: a thread then compiles nothing anew. */
function compileCache(): NodeJS.ProcessEnv {
  const ofThisNode = getCompileCacheDir()
  return ofThisNode ? { NODE_COMPILE_CACHE: dirname(ofThisNode) } : {}
}

/** Parses bytes sent by a thread: a Buffer arrives as a Uint8Array. */
export const threadBytes = z
  .instanceof(Uint8Array)
  .transform((sent) => Buffer.from(sent.buffer, sent.byteOffset, sent.length))
