import { productOf } from '../../catalogue/products.ts'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import { Button } from '../parts/Button.tsx'
import { EmptyState } from '../parts/EmptyState.tsx'

const EMPTY_BASKET = 263

/** Where the filters leave nothing of a list. */
export function NoResults({ onClear }: { onClear: () => void }) {
  const basket = productOf(EMPTY_BASKET)
  return (
    <EmptyState
      picture={basket && <ProductPicture product={basket} wall={false} />}
      heading="No products match all your filters"
      words="Remove a filter, or clear them all."
    >
      <Button look="quiet" onClick={onClear}>
        Clear all filters
      </Button>
    </EmptyState>
  )
}
