import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { parseUrlQuery } from '../search/query-address.ts'

/** What the address asks for, of both its parts; on the server, which is never told the words, the choices alone. */
export function useUrlQuery(): URLSearchParams {
  const search = useSearch()
  const hash = useLocationProperty(hashNow, noHash)
  return useMemo(() => parseUrlQuery(search, hash), [search, hash])
}

function hashNow(): string {
  return location.hash
}

function noHash(): string {
  return ''
}
