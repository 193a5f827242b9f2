import type { ProductQuery } from '../../../demos/search/product-search.ts'

/** What people type, letter by letter: right, mistyped, in three languages, and what the shop does not have. */
const TYPED = [
  ...['kiaat side table', 'mohair throw', 'mohiar thro', 'round mirror', 'black ash stool', 'hoopoe'],
  ...['pendant', 'desk lamp', 'blue cushion', 'striped cotton rug', 'porcelain mug', 'espresso cup'],
  ...['planter on legs', 'ukhamba', 'garden bench', 'stoel', 'kombers', 'spieël', 'mandjie', 'blompot'],
  ...['itafula', 'isibuko', 'ubhasikidi', 'isihlalo', 'kayak', 'chiar', 'bascket', 'woodstock', 'karoo'],
  ...['Rorke’s Drift', '00412-2', 'ilala weavers', 'wild silk cushion', 'salad bowl', 'tsitsikama', 's'],
]

const FILTERED: ReadonlyArray<ProductQuery> = [
  {},
  { sort: 'price up' },
  { collection: 'Living' },
  { collection: 'Dining', sort: 'price down' },
  { kinds: ['side-table'], materials: ['kiaat', 'oak'] },
  { kinds: ['cushion'], colours: ['indigo', 'sky'], sort: 'price up' },
  { kinds: ['rug'], fromCents: 200_000, toCents: 500_000 },
  { family: 'Hoopoe', branches: ['Woodstock'] },
  { place: 'Knysna', sort: 'name' },
  { collection: 'Lighting', sort: 'near me', near: 'Umhlanga' },
  { withHidden: true, sort: 'number' },
  { withHidden: true, only: 'low' },
  { withHidden: true, lowIn: 'Maboneng', sort: 'name down' },
  { words: 'mohair', colours: ['rust'] },
  { words: 'table', materials: ['ash'], sort: 'price up' },
  { words: 'lamp', branches: ['Maboneng'], sort: 'near me', near: 'Maboneng' },
]

/** Some hundreds: each beginning of each typed text, and pages with their filters, several times. */
export const QUESTIONS: ReadonlyArray<ProductQuery> = [
  ...TYPED.flatMap((text) => [...text].map((_, at) => ({ words: text.slice(0, at + 1) }))),
  ...Array.from({ length: 8 }, () => FILTERED).flat(),
]
