import { threadBytes, type WorkerThread } from '../http/threads/worker-thread.ts'
import type { Card } from './card.ts'

/** Paints cards, one at a time. The caller limits the queue. */
export type CardPainter = {
  /** @throws {Error} if painting fails, takes too long or needs too much memory */
  paint: (card: Card) => Promise<Buffer>
}

const MODULE = new URL('./paint-card.ts', import.meta.url)

/** Paints in a thread, because a card takes 50 ms of CPU time, which would block all other requests. */
export function createCardPainter(thread: Pick<WorkerThread, 'run'>): CardPainter {
  return {
    paint: async (card) => threadBytes.parse(await thread.run(MODULE, 'paintCard', card)),
  }
}
