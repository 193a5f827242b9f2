import { threadBytes, type WorkerThread } from '../http/threads/worker-thread.ts'
import type { Card } from './card.ts'

/** Paints cards, one at a time. The caller limits how many may wait. */
export type CardPainter = {
  /** @throws {Error} if painting fails, takes too long or needs too much memory */
  paint: (card: Card) => Promise<Buffer>
}

const MODULE = new URL('./paint-card.ts', import.meta.url)

/** In a thread, because a card takes a twentieth of a second of processor time, which would block every other request. */
export function createCardPainter(thread: Pick<WorkerThread, 'run'>): CardPainter {
  return {
    paint: async (card) => threadBytes.parse(await thread.run(MODULE, 'paintCard', card)),
  }
}
