import { createWorkerThread, threadBytes } from '../http/threads/worker-thread.ts'
import type { Card } from './card.ts'

/** Paints cards, one at a time, in a thread of its own that starts with the first. The caller limits how many may wait. */
export type CardPainter = {
  /** @throws {Error} if painting fails, takes too long or needs too much memory */
  paint: (card: Card) => Promise<Buffer>
  close: () => Promise<void>
}

const MODULE = new URL('./card-thread.ts', import.meta.url)
// Measured: see docs/decisions/0051.
const MEMORY_MB = 96
/** The first one waits until fonts and satori are loaded: 2 s, on a busy machine several times that. */
const TIMEOUT_MS = 20_000
/** A name that is shared is asked for by one messenger and then another; after that the thread's 100 MB are better free. */
const IDLE_MS = 60_000

/** A thread, because a card takes a twentieth of a second of processor time, which would block every other request. */
export function createCardPainter({ timeoutMs = TIMEOUT_MS } = {}): CardPainter {
  const thread = createWorkerThread(MODULE, { memoryMb: MEMORY_MB, timeoutMs, idleMs: IDLE_MS })
  return {
    paint: async (card) => threadBytes.parse(await thread.run('paintCard', card)),
    close: thread.close,
  }
}
