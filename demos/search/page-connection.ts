import { loadCachedProducts } from './cached-products.ts'
import { Catalogue } from './catalogue.ts'
import type { Connection, SearchChanges } from './query-and-answer.ts'

/** Searches on the page itself if workers are unavailable: in slices, so that the page stays responsive. */
export function pageConnection(): Connection {
  let changes: SearchChanges | null = null
  let appliedChanges: SearchChanges | null = null
  const building = buildCatalogue()
  return {
    search: async (query) => {
      const catalogue = await building
      if (changes && changes !== appliedChanges) catalogue.change(changes)
      appliedChanges = changes
      return catalogue.answer(query)
    },
    setChanges: (newestChanges) => {
      changes = newestChanges
    },
    close: () => undefined,
  }
}

async function buildCatalogue(): Promise<Catalogue> {
  const building = Catalogue.buildInSlices(await loadCachedProducts())
  for (;;) {
    const step = building.next()
    if (step.done) return step.value
    await new Promise((resolve) => setTimeout(resolve))
  }
}
