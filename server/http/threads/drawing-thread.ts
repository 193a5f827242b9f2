import { createWorkerThread, type WorkerThread } from './worker-thread.ts'

/** Measured for cards and for the first sheet, which needs 40 MB. Without a limit it grows to 330 MB before it collects garbage. */
const MEMORY_MB = 96
/** The first drawing waits until fonts and satori are loaded: 2 s, on a busy machine several times that. */
const TIMEOUT_MS = 20_000
/** A name that is shared is asked for by one messenger and then another; after that the thread's 100 MB are better free. */
const IDLE_MS = 60_000

/**
 * The one thread of a server in which cards and sheets are drawn, started with the first: two of them would hold two heaps and the
 * same fonts twice. It loads what a drawing needs with the first of its kind.
 */
export function createDrawingThread({ timeoutMs = TIMEOUT_MS } = {}): WorkerThread {
  return createWorkerThread({ memoryMb: MEMORY_MB, timeoutMs, idleMs: IDLE_MS })
}
