import { Piscina } from 'piscina'
import { z } from 'zod'

/** A task was not done in its time, and its thread was ended. */
export class TaskTimeoutError extends Error {
  override name = 'TaskTimeoutError'
}

export type WorkerThread = {
  /**
   * Calls an exported function of the thread's module. A function that fails, or is given up, takes nothing with it: the
   * next task finds a fresh thread.
   *
   * @param name of the function
   * @param task what it is given, as plain data
   * @throws {TaskTimeoutError}
   * @throws {Error} whatever the function throws, or that the thread ended
   */
  run: (name: string, task: unknown) => Promise<unknown>
  /** Ends the thread, and with it what it is doing. */
  close: () => Promise<void>
}

export type ThreadOptions = {
  /** Handed to the module once, as `workerData`. */
  workerData?: unknown
  /** Heap of the thread in megabytes; a task that needs more fails, and the server stays. */
  memoryMb: number
  /** The first task waits for the module to load, too. */
  timeoutMs: number
}

/** The processor's time goes to whoever answers visitors first. https://man7.org/linux/man-pages/man2/nice.2.html */
const LESS_URGENT = 5

/** One thread beside the main one, begun at its first task, for work that would keep everybody else waiting. */
export function createWorkerThread(
  module: URL,
  { workerData, memoryMb, timeoutMs }: ThreadOptions,
): WorkerThread {
  const pool = new Piscina({
    filename: module.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    atomics: 'disabled', // otherwise a thread without a task sleeps through its own timers
    niceIncrement: LESS_URGENT,
    recordTiming: false,
    workerData,
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 12 },
  })
  pool.on('error', () => {}) // of a thread without a task: the next one gets a new thread
  return {
    run: async (name, task) => {
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        return await pool.run(task, { name, signal })
      } catch (error) {
        throw signal.aborted ? new TaskTimeoutError(`${name} took more than ${timeoutMs} ms`) : error
      }
    },
    close: () => pool.destroy(),
  }
}

/** Bytes as a thread sends them: a Buffer arrives as a plain array. */
export const threadBytes = z
  .instanceof(Uint8Array)
  .transform((sent) => Buffer.from(sent.buffer, sent.byteOffset, sent.length))
