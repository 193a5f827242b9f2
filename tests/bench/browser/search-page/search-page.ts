// The page that the bench opens: runs the search like the shop, in its worker or, with `?on=page`, on the page.
import { pageConnection } from '../../../../demos/search/page-connection.ts'
import type { ProductQuery } from '../../../../demos/search/query-and-answer.ts'
import { SearchClient } from '../../../../demos/search/search-client.ts'

export type Measured = { readyMs: number; took: Array<number>; roundTrips: Array<number> }

declare global {
  interface Window {
    measureSearch: (questions: ReadonlyArray<ProductQuery>) => Promise<Measured>
  }
}

const onPage = { inWorker: pageConnection, onPage: async () => pageConnection() }
const client = location.search === '?on=page' ? new SearchClient(onPage) : new SearchClient()

window.measureSearch = async (questions) => {
  const began = performance.now()
  const { ask } = client.asker()
  await ask({ words: 'kiaat' })
  const measured: Measured = { readyMs: performance.now() - began, took: [], roundTrips: [] }
  for (const question of questions) {
    const startMs = performance.now()
    const answer = await ask(question)
    measured.roundTrips.push(performance.now() - startMs)
    if (answer) measured.took.push(answer.took)
  }
  return measured
}
