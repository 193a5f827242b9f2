import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { officeAddresses } from '../../addresses.ts'
import { useDebouncedValue } from '../../parts/use-debounced-value.ts'
import { useUrlQuery } from '../../parts/use-url-query.ts'
import { type ProductListQuery, parseProductListQuery, productListHref } from './product-list-query.ts'

/** What the list is asked, which is in its address once typing has stopped: Back, a reload and a link find the same list. */
export function useProductListQuery(): [ProductListQuery, (query: ProductListQuery) => void] {
  const asked = useUrlQuery()
  const [, navigate] = useLocation()
  const [query, setQuery] = useState(() => parseProductListQuery(asked))
  const address = productListHref(parseProductListQuery(asked))
  const [known, setKnown] = useState(address)
  if (known !== address) {
    setKnown(address)
    // Somebody went to another list; what this one wrote itself it has already.
    if (productListHref(query) !== address) setQuery(parseProductListQuery(asked))
  }
  const settled = useDebouncedValue(query)
  useEffect(() => {
    const next = productListHref(settled)
    if (settled !== query || next === address) return
    navigate(officeAddresses.products + next, { replace: true })
  }, [settled, query, address, navigate])
  return [query, setQuery]
}
