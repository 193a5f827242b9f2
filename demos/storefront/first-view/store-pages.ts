import { formatRand } from '../../../domain/money/money.ts'
import { STORE, storeAddresses } from '../../addresses.ts'
import type { Product } from '../../catalogue/product.ts'
import { firstResults } from '../../search/first-results.ts'
import { allCollectionPages, type CollectionPageFacts } from '../collection/collection-pages.ts'
import { BUY_PAGES, PRODUCT_SHELL, STORE_NOT_FOUND } from '../routes/route.ts'
import { BUY_PAGE_TITLES } from '../routes/titles.ts'
import { type FirstView, firstList } from './first-view.ts'

/** A page of the store that is rendered once, when the site is built. */
export type StorePage = {
  path: string
  title: string
  description: string
  /** Whether search engines may list it. */
  isListed: boolean
  /** Whether it is empty without script, such as the basket. */
  needsScript: boolean
  first: FirstView
}

/** Every page of the store except those of products. */
export function storePages(): Array<StorePage> {
  return [
    listed(
      storeAddresses.home,
      'Kiaat & Co (demo): things for the house, made where you can visit',
      'A demo shop to try: furniture, cloth, clay and light from sixteen invented workshops. Search, fill a basket, pretend to pay. Nothing is sold.',
    ),
    ...allCollectionPages().map(collection),
    listed(
      storeAddresses.makers,
      'Sixteen workshops · Kiaat & Co (demo)',
      'Who makes the products in the demo shop Kiaat & Co, and where. All of them are invented.',
    ),
    unlisted(storeAddresses.search(), 'Search'),
    unlisted(PRODUCT_SHELL, 'A product of the shop'),
    { ...unlisted(STORE_NOT_FOUND, 'Page not found'), needsScript: false },
    ...BUY_PAGES.map((page) => unlisted(`${STORE}/${page}`, BUY_PAGE_TITLES[page])),
  ]
}

function listed(path: string, title: string, description: string): StorePage {
  return { path, title, description, isListed: true, needsScript: false, first: { path } }
}

/** Pages of families are not indexed, because they list the same products as collections and kinds. */
function collection({ path, heading, query, collection }: CollectionPageFacts): StorePage {
  const list = firstList(firstResults(query))
  const title = `${heading} · Kiaat & Co (demo)`
  const description = `${heading} in the demo shop Kiaat & Co: ${list.count} drawn products with prices, stock by branch and filters. Nothing is sold.`
  return { ...listed(path, title, description), isListed: collection !== null, first: { path, list } }
}

const UNLISTED_DESCRIPTION =
  'A page of the demo shop Kiaat & Co. Nothing is sold and nothing leaves this browser.'

function unlisted(path: string, title: string): StorePage {
  const page = listed(path, `${title} · Kiaat & Co (demo)`, UNLISTED_DESCRIPTION)
  return { ...page, isListed: false, needsScript: true }
}

/** Title and description of a product's page, with its canonical address. */
export function productPage(path: string, product: Product | null) {
  if (!product)
    return {
      path,
      title: 'Page not found · Kiaat & Co (demo)',
      description: UNLISTED_DESCRIPTION,
      isListed: false,
    }
  const { number, slug, name, maker, priceCents } = product
  return {
    path: storeAddresses.product(number, slug),
    title: `${name} · Kiaat & Co (demo)`,
    description: `${name} from ${maker.place}, ${formatRand(priceCents)} incl. VAT in the demo shop Kiaat & Co, with its stock by branch. Nothing is sold.`,
    isListed: true,
  }
}
