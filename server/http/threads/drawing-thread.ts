import { createWorkerThread, type WorkerThread } from './worker-thread.ts'

/** Measured for cards and for the first plan PDF, which needs 40 MB. Without a limit it grows to 330 MB before it collects garbage. */
const MEMORY_MB = 96
/** A card or a PDF takes 0.1 s of CPU time, and a hundred times as long on a busy machine. */
const TIMEOUT_MS = 30_000

/**
 * The one thread that draws cards and PDFs: two threads would hold two heaps and the same fonts twice.
 */
export function createDrawingThread({ timeoutMs = TIMEOUT_MS } = {}): WorkerThread {
  return createWorkerThread({ memoryMb: MEMORY_MB, timeoutMs })
}
