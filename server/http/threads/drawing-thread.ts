import { createWorkerThread, type WorkerThread } from './worker-thread.ts'

/** Measured for cards and for the first sheet, which needs 40 MB. Without a limit it grows to 330 MB before it collects garbage. */
const MEMORY_MB = 96
/** A card or a sheet takes a tenth of a second of a processor. */
const TIMEOUT_MS = 10_000

/**
 * The one thread of a server in which cards and sheets are drawn: two of them would hold two heaps and the same fonts twice.
 */
export function createDrawingThread({ timeoutMs = TIMEOUT_MS } = {}): WorkerThread {
  return createWorkerThread({ memoryMb: MEMORY_MB, timeoutMs })
}
