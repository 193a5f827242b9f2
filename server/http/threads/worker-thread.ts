import { getCompileCacheDir } from 'node:module'
import { basename, dirname } from 'node:path'
import { Piscina } from 'piscina'
import { z } from 'zod'

/** A task took longer than its timeout, and its thread was terminated. */
export class TaskTimeoutError extends Error {
  override name = 'TaskTimeoutError'
}

export type WorkerThread = {
  /**
   * Calls an exported function of a module, which is loaded first if needed. Tasks run one after another. A failure, timeout
   * or end of the thread does not affect the next one, which gets a new thread if needed.
   *
   * @param module its address
   * @param name name of the function
   * @param task its argument, as plain data
   * @param limitMs its timeout, if different from the thread's default
   * @throws {TaskTimeoutError}
   * @throws {Error} what the function throws, or if the thread ended
   */
  run: (module: URL, name: string, task: unknown, limitMs?: number) => Promise<unknown>
  /**
   * Starts the thread and loads a module, unless that is done.
   *
   * @throws {Error} what loading throws
   */
  load: (module: URL) => Promise<void>
  /** Terminates the thread, with any task that it is running. */
  close: () => Promise<void>
}

type ThreadOptions = {
  /** Passed to the modules once, as `workerData`. */
  workerData?: unknown
  /** Heap of the thread in megabytes; a task that needs more fails without stopping the server. */
  memoryMb: number
  /** Timeout of a task once it is its turn and its module is loaded. */
  timeoutMs: number
}

const TASKS = new URL('./thread-tasks.ts', import.meta.url).href

/** The timeout of a start, long enough for a busy machine. */
export const START_TIMEOUT_MS = 120_000

/** A lower CPU priority than the main thread, which answers visitors. https://man7.org/linux/man-pages/man2/nice.2.html */
const NICE_INCREMENT = 5

/** V8's semi-spaces become 1 MB each; larger ones use more memory without being faster. */
const YOUNG_MB = 3

/** One worker thread, started at its first task and kept, for work that would block the main thread. */
export function createWorkerThread({ workerData, memoryMb, timeoutMs }: ThreadOptions): WorkerThread {
  const pool = new Piscina({
    filename: TASKS,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    atomics: 'disabled', // else an idle thread blocks in Atomics.wait and its timers do not fire
    niceIncrement: NICE_INCREMENT,
    recordTiming: false,
    workerData,
    env: { NODE_ENV: 'production', ...compileCache() },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
  })
  pool.on('error', () => {}) // an idle thread failed: the next task gets a new one
  async function timed(limitMs: number, description: string, name: string, task: unknown): Promise<unknown> {
    const signal = AbortSignal.timeout(limitMs)
    try {
      return await pool.run(task, { name, signal })
    } catch (error) {
      throw signal.aborted ? new TaskTimeoutError(`${description} took more than ${limitMs} ms`) : error
    }
  }
  const load = ({ href }: URL) => timed(START_TIMEOUT_MS, `Loading ${basename(href)}`, 'load', href)
  let lastTask: Promise<unknown> = Promise.resolve()
  /** Serialises tasks here, because tasks that wait in piscina while its thread ends are never run. */
  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const task = lastTask.then(work)
    lastTask = task.catch(() => {})
    return task
  }
  return {
    run: (module, name, task, limitMs = timeoutMs) =>
      enqueue(async () => {
        await load(module)
        return timed(limitMs, name, 'call', { module: module.href, name, task })
      }),
    load: async (module) => {
      await enqueue(() => load(module))
    },
    close: () => pool.destroy(),
  }
}

/** Shares this process's compile cache with the thread, if there is one. */
function compileCache(): NodeJS.ProcessEnv {
  const folderOfNodeVersion = getCompileCacheDir()
  return folderOfNodeVersion ? { NODE_COMPILE_CACHE: dirname(folderOfNodeVersion) } : {}
}

/** Parses bytes sent by a thread: a Buffer arrives as a Uint8Array. */
export const threadBytes = z
  .instanceof(Uint8Array)
  .transform((sent) => Buffer.from(sent.buffer, sent.byteOffset, sent.length))
