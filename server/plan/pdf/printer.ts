import { createWorkerThread, threadBytes } from '../../http/threads/worker-thread.ts'
import type { PlanSheet } from './plan-sheet.ts'

/** Prints sheets as PDF, one at a time in a thread of its own that starts with the first: a server has one of them. The caller limits how many may wait. */
export type Printer = {
  /** @throws {Error} if drawing fails, takes too long or needs too much memory */
  print: (sheet: PlanSheet) => Promise<Buffer>
  close: () => Promise<void>
}

const MODULE = new URL('./print-thread.ts', import.meta.url)
// The first sheet needs 40 MB. Without a limit a thread grows to 330 MB before it collects garbage.
const MEMORY_MB = 96
const TIMEOUT_MS = 20_000
/** After that the thread's memory is better free. */
const IDLE_MS = 10_000

/** A thread, because drawing a sheet takes a tenth of a second of processor time, which would block every other request. */
export function createPrinter({ timeoutMs = TIMEOUT_MS } = {}): Printer {
  const thread = createWorkerThread(MODULE, { memoryMb: MEMORY_MB, timeoutMs, idleMs: IDLE_MS })
  return {
    print: async (sheet) => threadBytes.parse(await thread.run('renderSheet', sheet)),
    close: thread.close,
  }
}
