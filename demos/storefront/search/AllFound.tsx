import { storeAddresses } from '../../addresses.ts'
import { useAddressQuery } from '../collection/CollectionPage.tsx'
import { ProductList } from '../collection/ProductList.tsx'

const PAGE = { path: storeAddresses.search(), query: {} }

/** All that answers, as a list to narrow and sort. */
export function AllFound() {
  const { query, onQuery } = useAddressQuery(PAGE)
  const { words, place } = query
  const heading = words ? `“${words}”` : (place ?? 'All products')
  const where = { href: storeAddresses.search(words), words: 'Search' }
  return (
    <ProductList
      key={`${words} ${place}`}
      page={{ ...PAGE, heading, where, kind: null }}
      query={query}
      onQuery={onQuery}
      first={null}
      isAsRendered={false}
    />
  )
}
