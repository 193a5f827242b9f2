import { threadBytes, type WorkerThread } from '../../http/threads/worker-thread.ts'
import type { PlanSheet } from './plan-sheet.ts'

/** Prints sheets as PDF, one at a time. The caller limits how many may wait. */
export type Printer = {
  /** @throws {Error} if drawing fails, takes too long or needs too much memory */
  print: (sheet: PlanSheet) => Promise<Buffer>
}

const MODULE = new URL('./render-sheet.ts', import.meta.url)

/** In a thread, because drawing a sheet takes a tenth of a second of processor time, which would block every other request. */
export function createPrinter(thread: Pick<WorkerThread, 'run'>): Printer {
  return {
    print: async (sheet) => threadBytes.parse(await thread.run(MODULE, 'renderSheet', sheet)),
  }
}
