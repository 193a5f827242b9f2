import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { parseUrlQuery } from '../search/query-address.ts'

/** The query of the address with the words of its fragment; on the server, which never gets the fragment, without the words. */
export function useUrlQuery(): URLSearchParams {
  const search = useSearch()
  const hash = useLocationProperty(currentHash, noHash)
  return useMemo(() => parseUrlQuery(search, hash), [search, hash])
}

function currentHash(): string {
  return location.hash
}

function noHash(): string {
  return ''
}
