import { loadCachedProducts } from './cached-products.ts'
import { Catalogue } from './catalogue.ts'
import type { Connection, SearchChanges } from './query-and-answer.ts'

/** Searches on the page itself if workers are unavailable: in slices, so that the page stays responsive. */
export function pageConnection(): Connection {
  let changes: SearchChanges | null = null
  let waitingChanges: SearchChanges | null = null
  const built = build()
  return {
    ask: async (query) => {
      const catalogue = await built
      if (changes && changes !== waitingChanges) catalogue.change(changes)
      waitingChanges = changes
      return catalogue.answer(query)
    },
    tell: (newestChanges) => {
      changes = newestChanges
    },
    close: () => undefined,
  }
}

async function build(): Promise<Catalogue> {
  const building = Catalogue.building(await loadCachedProducts())
  for (;;) {
    const step = building.next()
    if (step.done) return step.value
    await new Promise((resolve) => setTimeout(resolve))
  }
}
