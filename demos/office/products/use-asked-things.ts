import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { officeAddresses } from '../../addresses.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { searchOfThings, type ThingQuery, thingsAsked } from './thing-query.ts'

/** What the list is asked, which stands in its address once nobody types: Back, a reload and a link find the same list. */
export function useAskedThings(): [ThingQuery, (query: ThingQuery) => void] {
  const search = useSearch()
  const [, navigate] = useLocation()
  const [query, setQuery] = useState(() => thingsAsked(search))
  const [known, setKnown] = useState(search)
  if (known !== search) {
    setKnown(search)
    // Somebody went to another list; what this one wrote itself it has already.
    if (searchOfThings(query) !== search) setQuery(thingsAsked(search))
  }
  const settled = useSettled(query)
  useEffect(() => {
    const next = searchOfThings(settled)
    if (settled !== query || next === searchOfThings(thingsAsked(search))) return
    navigate(next === '' ? officeAddresses.products : `${officeAddresses.products}?${next}`, {
      replace: true,
    })
  }, [settled, query, search, navigate])
  return [query, setQuery]
}
