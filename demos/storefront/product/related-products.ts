import { colourWord } from '../../catalogue/colours.ts'
import { type Kind, PRODUCT_COUNT, type Product } from '../../catalogue/product.ts'
import { productOf } from '../../catalogue/products.ts'
import type { ProductWithStock } from '../product-grid/ProductGrid.tsx'
import { type CatalogueState, withStock } from '../product-grid/use-catalogue-state.ts'

/** By kind: other kinds that go well with it. */
const BESIDE: Readonly<Record<Kind, ReadonlyArray<Kind>>> = {
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
const BESIDE_THE_FIRST = [259, 1182, 122, 769]
const LIKE_THE_FIRST = [5, 210, 1168, 1243]

const STUFF_TITLES: ReadonlyArray<readonly [materials: ReadonlyArray<string>, title: string]> = [
  [['kiaat', 'imbuia', 'oak', 'ash', 'yellowwood', 'blackened', 'saligna'], 'Of the same wood'],
  [['stoneware', 'porcelain', 'earthenware', 'black clay', 'terracotta'], 'Of the same clay'],
  [['linen', 'mohair', 'cotton', 'wool', 'wild silk'], 'Of the same yarn'],
  [['brass', 'steel'], 'Of the same metal'],
]
const FOUR = 4
/** The number of products searched: computing a product takes some 20 µs, and one in 16 is of a given kind. */
const LOOKED_AT = 700

type Row = { title: string; products: ReadonlyArray<ProductWithStock> }

/** Two rows of other products: of the same material, and of kinds that go well with this one. */
export function relatedProducts(parts: CatalogueState, product: Product): Array<Row> {
  const { number, material, kind } = product
  const title = STUFF_TITLES.find(([materials]) => materials.includes(material))?.[1] ?? 'Of the same kind'
  const like =
    number === 1
      ? LIKE_THE_FIRST
      : firstMatching(FOUR, after(product), (candidate) => candidate.material === material)
  const besideNumbers =
    number === 1
      ? BESIDE_THE_FIRST
      : BESIDE[kind].flatMap((each) =>
          firstMatching(1, after(product), (candidate) => candidate.kind === each),
        )
  return [
    { title, products: like.flatMap((candidate) => withStock(parts, candidate) ?? []) },
    {
      title: 'Goes well with',
      products: besideNumbers.flatMap((candidate) => withStock(parts, candidate) ?? []),
    },
  ]
}

/** Products in stock of the same kind in a colour. */
export function inThisColour(parts: CatalogueState, product: Product, colour: string): Row {
  const isLike = (candidate: Product) =>
    candidate.kind === product.kind &&
    candidate.material === product.material &&
    candidate.colours.includes(colour)
  const numbers = firstMatching(FOUR, after(product), isLike)
  return {
    title: `In ${colourWord(colour).toLowerCase()}, and here today`,
    products: numbers
      .flatMap((number) => withStock(parts, number) ?? [])
      .filter(({ left }) => left > 0)
      .map((item) => ({ ...item, colour })),
  }
}

function firstMatching(
  count: number,
  among: Iterable<Product>,
  is: (product: Product) => boolean,
): Array<number> {
  const foundNumbers: Array<number> = []
  for (const product of among) {
    if (is(product)) foundNumbers.push(product.number)
    if (foundNumbers.length === count) break
  }
  return foundNumbers
}

/** The numbers after a product's, from the last on to the first again. */
function* after({ number }: Product): Generator<Product> {
  for (let step = 1; step <= LOOKED_AT; step++) {
    const product = productOf(((number + step - 1) % PRODUCT_COUNT) + 1)
    if (product) yield product
  }
}
