// The page that the bench opens: runs the search like the shop, in its worker or, with `?on=page`, on the page.
import { pageConnection } from '../../../../demos/search/page-connection.ts'
import type { ProductQuery } from '../../../../demos/search/query-and-answer.ts'
import { SearchClient } from '../../../../demos/search/search-client.ts'

/** `readyMs`: until the first answer; `searchMs`: each search alone; `roundTripMs`: each with the messages to and from the worker. */
export type Measured = { readyMs: number; searchMs: Array<number>; roundTripMs: Array<number> }

declare global {
  interface Window {
    measureSearch: (queries: ReadonlyArray<ProductQuery>) => Promise<Measured>
  }
}

/** Searches on the page although the browser has workers. */
const alwaysOnPage = { inWorker: pageConnection, onPage: async () => pageConnection() }
const client = location.search === '?on=page' ? new SearchClient(alwaysOnPage) : new SearchClient()

window.measureSearch = async (queries) => {
  const openedMs = performance.now()
  const { search } = client.searcher()
  await search({ words: 'kiaat' })
  const measured: Measured = { readyMs: performance.now() - openedMs, searchMs: [], roundTripMs: [] }
  for (const query of queries) {
    const startMs = performance.now()
    const answer = await search(query)
    measured.roundTripMs.push(performance.now() - startMs)
    if (answer) measured.searchMs.push(answer.durationMs)
  }
  return measured
}
