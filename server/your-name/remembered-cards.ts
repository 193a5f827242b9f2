import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { QueueFull } from '../overload/fair-queue.ts'
import type { RequestQueue } from '../overload/request-queue.ts'
import type { SiteFile } from '../site/site-file.ts'

/** Some 250 cards. */
const REMEMBERED_BYTES = 16 * 1024 * 1024

export type RememberedCards = {
  /** The card of a name if it is in memory. */
  known: (name: string) => SiteFile | undefined
  /** The card of a name, painted in the request's turn unless it is in memory or under way; or why it is not painted now. */
  card: (
    request: FastifyRequest,
    name: string,
    paint: () => Promise<SiteFile>,
  ) => Promise<{ result: SiteFile } | { full: QueueFull }>
}

/** Cards painted on demand: each once, however many ask for it at the same time, and then sent from memory while there is room. */
export function rememberCards(queue: RequestQueue): RememberedCards {
  const cards = new LRUCache<string, SiteFile>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ body }) => body.length,
  })
  /** Whoever asks for the same meanwhile takes no place; undefined if nothing came of it. */
  const underWay = new Map<string, Promise<SiteFile | undefined>>()

  async function inTurn(request: FastifyRequest, name: string, paint: () => Promise<SiteFile>) {
    const turn = queue.run(request, async () => {
      const card = cards.get(name) ?? (await paint()) // another request may have had its turn
      cards.set(name, card)
      return card
    })
    const card = turn.then(
      (done) => ('full' in done ? undefined : done.result),
      () => undefined,
    )
    underWay.set(name, card)
    try {
      return await turn
    } finally {
      if (underWay.get(name) === card) underWay.delete(name)
    }
  }

  return {
    known: (name) => cards.get(name),
    card: async (request, name, paint) => {
      const begun = underWay.get(name)
      // Awaited only where there is something: who asks in the same moment must see what this one begins.
      const known = cards.get(name) ?? (begun ? await begun : undefined)
      return known ? { result: known } : inTurn(request, name, paint)
    },
  }
}
