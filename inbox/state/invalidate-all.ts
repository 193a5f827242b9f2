import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** First answers that something waits for already: however much changes meanwhile, one more is enough. */
const awaited = new WeakSet<Promise<unknown>>()

/**
 * Has everything asked anew that begins with a key. What is being asked for the first time is asked once more when its answer is
 * there, which may be older than the change: TanStack Query itself would take that answer for the newest.
 *
 * @param key absent: everything
 */
export function invalidateAll(client: QueryClient, key: QueryKey = []): void {
  const firsts = client.getQueryCache().findAll({
    queryKey: key,
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data === undefined,
  })
  void client.invalidateQueries({ queryKey: key })
  for (const { promise, queryKey } of firsts) {
    if (!promise || awaited.has(promise)) continue
    awaited.add(promise)
    const again = () => client.invalidateQueries({ queryKey, exact: true })
    promise.then(again, () => {}) // what could not be read says so, and is asked again by its page
  }
}
