import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { officeAddresses } from '../../addresses.ts'
import { useAsked } from '../../parts/use-asked.ts'
import { useSettled } from '../../parts/use-settled.ts'
import { addressOfThings, type ThingQuery, thingsAsked } from './thing-query.ts'

/** What the list is asked, which stands in its address once nobody types: Back, a reload and a link find the same list. */
export function useAskedThings(): [ThingQuery, (query: ThingQuery) => void] {
  const asked = useAsked()
  const [, navigate] = useLocation()
  const [query, setQuery] = useState(() => thingsAsked(asked))
  const address = addressOfThings(thingsAsked(asked))
  const [known, setKnown] = useState(address)
  if (known !== address) {
    setKnown(address)
    // Somebody went to another list; what this one wrote itself it has already.
    if (addressOfThings(query) !== address) setQuery(thingsAsked(asked))
  }
  const settled = useSettled(query)
  useEffect(() => {
    const next = addressOfThings(settled)
    if (settled !== query || next === address) return
    navigate(officeAddresses.products + next, { replace: true })
  }, [settled, query, address, navigate])
  return [query, setQuery]
}
