import { threadBytes, type WorkerThread } from '../../http/threads/worker-thread.ts'
import type { PlanSheet } from './plan-sheet.ts'

/** Prints plans as PDF, one at a time. The caller limits the queue. */
export type Printer = {
  /** @throws {Error} if drawing fails, takes too long or needs too much memory */
  print: (sheet: PlanSheet) => Promise<Buffer>
}

const MODULE = new URL('./render-sheet.ts', import.meta.url)

/** Prints in a thread, because drawing a PDF takes 0.1 s of CPU time, which would block all other requests. */
export function createPrinter(thread: Pick<WorkerThread, 'run'>): Printer {
  return {
    print: async (sheet) => threadBytes.parse(await thread.run(MODULE, 'renderSheet', sheet)),
  }
}
