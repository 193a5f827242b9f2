import { groupedCount } from '../../../domain/wording.ts'
import { newProductAddress } from '../../addresses.ts'
import { PRODUCT_COUNT } from '../../catalogue/product.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** Hoopoe ilala market basket. */
const PICTURE = 562

type Props = { words: string; onEmpty: () => void; mayAdd: boolean }

/** Nothing is called so, or nothing is like that. */
export function NoProducts({ words, onEmpty, mayAdd }: Props) {
  const typed = words.trim()
  const all = groupedCount(PRODUCT_COUNT)
  return (
    <EmptyState
      picture={PICTURE}
      title={typed === '' ? `None of the ${all} is like that` : `None of the ${all} is called ${typed}`}
      acts={
        <>
          <Button onPress={onEmpty}>{typed === '' ? 'Show all' : 'Empty the search'}</Button>
          {mayAdd && typed !== '' && (
            <ButtonLink kind="white" href={`${newProductAddress}&name=${encodeURIComponent(typed)}`}>
              Add a product called {typed}
            </ButtonLink>
          )}
        </>
      }
    >
      {typed === ''
        ? 'Take a choice back: another kind, another workshop.'
        : 'We forgave two letters. Numbers work too: 00412 or 00412-2.'}
    </EmptyState>
  )
}
