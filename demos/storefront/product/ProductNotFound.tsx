import { ChipLink } from '../../../ui/Chip.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { storeAddresses } from '../../addresses.ts'
import { COLLECTION_NAMES } from '../../catalogue/product.ts'
import { NOTHING_FOUND_PRODUCT, ProductDrawing } from '../../parts/ProductDrawing.tsx'

/** The page for an unknown address: possible reasons, and links back into the shop. */
export function ProductNotFound() {
  return (
    <div className="wrap">
      <EmptyState
        picture={<ProductDrawing number={NOTHING_FOUND_PRODUCT} />}
        heading="Page not found"
        isPage
        words="The link may be incomplete, or the product is no longer sold. The rest of the shop is open."
      >
        <ChipLink href={storeAddresses.home}>What is new</ChipLink>
        {COLLECTION_NAMES.map((collection) => (
          <ChipLink key={collection} href={storeAddresses.collection(collection.toLowerCase())}>
            {collection}
          </ChipLink>
        ))}
        <ChipLink href={storeAddresses.search()}>Search</ChipLink>
      </EmptyState>
    </div>
  )
}

/** Shown while the product loads: this browser may have a product that the server does not know. */
export function UnknownProduct() {
  return (
    <div className="wrap part">
      <noscript>
        <h1>Page not found</h1>
        <p>
          What the office adds lives in one browser alone, and needs the page’s script to be found there. All
          other products <a href={storeAddresses.home}>are in the shop</a>.
        </p>
      </noscript>
    </div>
  )
}
