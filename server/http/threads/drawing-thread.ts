import type { PlanSheet } from '../../plan/pdf/plan-sheet.ts'
import type { Card } from '../../your-name/card.ts'
import { createWorkerThread, threadBytes, type WorkerThread } from './worker-thread.ts'

/** Prints plans as PDF, one at a time. The caller limits the queue. */
export type Printer = {
  /** @throws {Error} if drawing fails, takes too long or needs too much memory */
  print: (sheet: PlanSheet) => Promise<Buffer>
}

/** Paints cards, one at a time. The caller limits the queue. */
export type CardPainter = {
  /** @throws {Error} if painting fails, takes too long or needs too much memory */
  paint: (card: Card) => Promise<Buffer>
}

const RENDER_SHEET = new URL('../../plan/pdf/render-sheet.ts', import.meta.url)
const PAINT_CARD = new URL('../../your-name/paint-card.ts', import.meta.url)

/** Measured for cards and for the first plan PDF, which needs 40 MB. Without a limit it grows to 330 MB before it collects garbage. */
const MEMORY_MB = 96
/** A card or a PDF takes 0.1 s of CPU time, which would block all other requests, and a hundred times as long on a busy machine. */
const TIMEOUT_MS = 30_000

/**
 * The one thread that draws cards and PDFs: two threads would hold two heaps and the same fonts twice.
 */
export function createDrawingThread({
  timeoutMs = TIMEOUT_MS,
} = {}): Printer & CardPainter & Pick<WorkerThread, 'close'> {
  const { run, close } = createWorkerThread({ memoryMb: MEMORY_MB, timeoutMs })
  return {
    print: async (sheet) => threadBytes.parse(await run(RENDER_SHEET, 'renderSheet', sheet)),
    paint: async (card) => threadBytes.parse(await run(PAINT_CARD, 'paintCard', card)),
    close,
  }
}
