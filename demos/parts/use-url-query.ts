import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { parseUrlQuery } from '../search/query-address.ts'

/** The address's query, and the typed words in its fragment, which the server never gets. */
export function useUrlQuery(): URLSearchParams {
  const search = useSearch()
  const hash = useLocationProperty(
    () => location.hash,
    () => '',
  )
  return useMemo(() => parseUrlQuery(search, hash), [search, hash])
}
