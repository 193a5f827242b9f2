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
      heading="Nothing is all of that at once"
      words="Every thing here misses at least one of your choices. Take one away, or all of them."
    >
      <Button look="quiet" onClick={onClear}>
        Take all away
      </Button>
    </EmptyState>
  )
}
