import { colourWord } from '../../catalogue/colours.ts'
import { type Kind, PRODUCT_COUNT, type Product } from '../../catalogue/product.ts'
import { productOf } from '../../catalogue/products.ts'
import { currentVariants, isHidden } from '../../shop/current-product.ts'
import { stockOf, totalStock } from '../../shop/stock-levels.ts'
import type { ProductWithStock } from '../product-grid/ProductGrid.tsx'
import { type CatalogueState, withStock } from '../product-grid/use-catalogue-state.ts'

/** The kinds that go well with each kind. */
const MATCHING_KINDS: Readonly<Record<Kind, ReadonlyArray<Kind>>> = {
  'dining-table': ['chair', 'bench', 'pendant', 'bowl'],
  'side-table': ['desk-lamp', 'vase', 'rug', 'chair'],
  stool: ['dining-table', 'pendant', 'bowl', 'mug'],
  chair: ['dining-table', 'cushion', 'rug', 'pendant'],
  bench: ['cushion', 'mirror', 'basket', 'rug'],
  pendant: ['dining-table', 'chair', 'bowl', 'rug'],
  'desk-lamp': ['side-table', 'chair', 'mug', 'vase'],
  throw: ['cushion', 'basket', 'chair', 'rug'],
  cushion: ['throw', 'bench', 'rug', 'basket'],
  rug: ['side-table', 'chair', 'throw', 'basket'],
  bowl: ['mug', 'dining-table', 'vase', 'pendant'],
  vase: ['side-table', 'bowl', 'mirror', 'planter'],
  mug: ['bowl', 'side-table', 'stool', 'throw'],
  planter: ['bench', 'basket', 'vase', 'stool'],
  basket: ['throw', 'rug', 'planter', 'bench'],
  mirror: ['bench', 'basket', 'pendant', 'vase'],
}
/** The related products of product 1, chosen by hand. */
const MATCHING_PRODUCT_1 = [259, 1182, 122, 769]
const SIMILAR_TO_PRODUCT_1 = [5, 210, 1168, 1243]

const MATERIAL_TITLES: ReadonlyArray<readonly [materials: ReadonlyArray<string>, title: string]> = [
  [['kiaat', 'imbuia', 'oak', 'ash', 'yellowwood', 'blackened', 'saligna'], 'Of the same wood'],
  [['stoneware', 'porcelain', 'earthenware', 'black clay', 'terracotta'], 'Of the same clay'],
  [['linen', 'mohair', 'cotton', 'wool', 'wild silk'], 'Of the same yarn'],
  [['brass', 'steel'], 'Of the same metal'],
]
const ROW_LENGTH = 4
/** The number of products searched: computing a product takes some 20 µs, and one in 16 is of a given kind. */
const MAX_SEARCHED = 700

type Row = { title: string; products: ReadonlyArray<ProductWithStock> }

/** Two rows of other products: of the same material, and of kinds that go well with this one. */
export function relatedProducts(catalogue: CatalogueState, product: Product): Array<Row> {
  const { number, material, kind } = product
  const title = MATERIAL_TITLES.find(([materials]) => materials.includes(material))?.[1] ?? 'Of the same kind'
  const similarNumbers =
    number === 1
      ? SIMILAR_TO_PRODUCT_1
      : firstMatching(ROW_LENGTH, productsAfter(product), (candidate) => candidate.material === material)
  const matchingNumbers =
    number === 1
      ? MATCHING_PRODUCT_1
      : MATCHING_KINDS[kind].flatMap((matchingKind) =>
          firstMatching(1, productsAfter(product), (candidate) => candidate.kind === matchingKind),
        )
  return [
    { title, products: similarNumbers.flatMap((candidate) => withStock(catalogue, candidate) ?? []) },
    {
      title: 'Goes well with',
      products: matchingNumbers.flatMap((candidate) => withStock(catalogue, candidate) ?? []),
    },
  ]
}

/** Products of the same kind and material that are in stock in a colour, each with its pieces in that colour. */
export function productsInColour(catalogue: CatalogueState, product: Product, colour: string): Row {
  const isOffered = (candidate: Product) =>
    candidate.kind === product.kind &&
    candidate.material === product.material &&
    !isHidden(catalogue, candidate.number) &&
    stockInColour(catalogue, candidate, colour) > 0
  const numbers = firstMatching(ROW_LENGTH, productsAfter(product), isOffered)
  return {
    title: `In ${colourWord(colour).toLowerCase()}, and here today`,
    products: numbers
      .flatMap((number) => withStock(catalogue, number) ?? [])
      .map(({ product }) => ({ product, colour, quantity: stockInColour(catalogue, product, colour) })),
  }
}

function stockInColour(catalogue: CatalogueState, product: Product, colour: string): number {
  return currentVariants(catalogue, product)
    .filter((variant) => variant.colour === colour)
    .reduce((sum, { sku }) => sum + totalStock(stockOf(catalogue, sku)), 0)
}

function firstMatching(
  count: number,
  products: Iterable<Product>,
  isMatch: (product: Product) => boolean,
): Array<number> {
  const foundNumbers: Array<number> = []
  for (const product of products) {
    if (isMatch(product)) foundNumbers.push(product.number)
    if (foundNumbers.length === count) break
  }
  return foundNumbers
}

/** The products after a given one, by number; product 1 follows the last. */
function* productsAfter({ number }: Product): Generator<Product> {
  for (let step = 1; step <= MAX_SEARCHED; step++) {
    const product = productOf(((number + step - 1) % PRODUCT_COUNT) + 1)
    if (product) yield product
  }
}
