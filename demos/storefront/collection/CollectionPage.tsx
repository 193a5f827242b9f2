import { useLocation } from 'wouter'
import { useUrlQuery } from '../../parts/use-url-query.ts'
import { addressOfQuery, queryOfAddress } from '../../search/query-address.ts'
import type { ProductQuery } from '../../search/query-and-answer.ts'
import { branchesByNearness } from '../../shop/places.ts'
import type { FirstView } from '../first-view/first-view.ts'
import { ProductNotFound } from '../product/ProductNotFound.tsx'
import { useDeliveryDestination } from '../product/use-delivery-destination.ts'
import { type CollectionPageFacts, type CollectionRoute, collectionPageOf } from './collection-pages.ts'
import { type ListPage, ProductList } from './ProductList.tsx'

/** The page of a collection, a kind or a family. */
export function CollectionPage({ route, first }: { route: CollectionRoute; first: FirstView | null }) {
  const page = collectionPageOf(route)
  return page ? <ListedCollection key={page.path} page={page} first={first} /> : <ProductNotFound />
}

function ListedCollection({ page, first }: { page: CollectionPageFacts; first: FirstView | null }) {
  const { query, onQuery } = useAddressQuery(page)
  const isAsRendered = Object.keys(query).every((key) => key in page.query)
  return (
    <ProductList
      page={page}
      query={query}
      onQuery={onQuery}
      first={first?.list ?? null}
      isAsRendered={isAsRendered}
    />
  )
}

/** The query in the address, which each choice replaces. */
export function useAddressQuery(page: Pick<ListPage, 'path' | 'query'>) {
  const [, navigate] = useLocation()
  const addressQuery = queryOfAddress(useUrlQuery(), page.query)
  const [destination] = useDeliveryDestination()
  const [nearestBranch] = branchesByNearness(destination.postcode)
  const query =
    addressQuery.sort === 'near me' && nearestBranch ? { near: nearestBranch, ...addressQuery } : addressQuery
  const onQuery = ({ near: _, ...next }: ProductQuery) => {
    navigate(page.path + addressOfQuery(next, page.query), { replace: true })
  }
  return { query, onQuery }
}
