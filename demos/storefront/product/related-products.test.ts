import { expect, test } from 'vitest'
import { existingProduct } from '../../catalogue/product.fixture.ts'
import { variantsOf } from '../../catalogue/variants.ts'
import type { CatalogueState } from '../product-grid/use-catalogue-state.ts'
import { productsInColour } from './related-products.ts'

const INITIAL: CatalogueState = { edits: {}, added: [], stock: {}, sales: [] }
const PLANTER = existingProduct(46)

test('products that are hidden or sold out in the colour are replaced by the next ones in it', () => {
  const [soldOut = 0, hidden = 0, ...others] = numbersIn(INITIAL)
  expect(others).toHaveLength(2)
  const edits = { [hidden]: { isHidden: true } }
  const numbers = numbersIn({ ...INITIAL, stock: stockWith(soldOut, 0), edits })
  expect(numbers).toHaveLength(4)
  expect(numbers.slice(0, 2)).toEqual(others)
})

test('each product counts its pieces in the colour only', () => {
  const [number = 0] = numbersIn(INITIAL)
  const [first] = productsInColour({ ...INITIAL, stock: stockWith(number, 1) }, PLANTER, 'sand').products
  const sandVariants = variantsOf(existingProduct(number)).filter(({ colour }) => colour === 'sand')
  expect(first).toMatchObject({ colour: 'sand', product: { number }, quantity: sandVariants.length })
})

function numbersIn(catalogue: CatalogueState): ReadonlyArray<number> {
  return productsInColour(catalogue, PLANTER, 'sand').products.map(({ product }) => product.number)
}

/** A stock of nine pieces of each variant in other colours. */
function stockWith(number: number, sandQuantity: number): CatalogueState['stock'] {
  const variants = variantsOf(existingProduct(number))
  return Object.fromEntries(
    variants.map(({ sku, colour }) => [sku, [colour === 'sand' ? sandQuantity : 9, 0, 0] as const]),
  )
}
