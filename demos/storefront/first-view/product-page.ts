import { formatRand } from '../../../domain/money/money.ts'
import { storeAddresses } from '../../addresses.ts'
import type { Product } from '../../catalogue/product.ts'

/** Title and words of a product's page; any spelling of its address names the one that may be found. */
export function productPage(path: string, product: Product | null) {
  if (!product)
    return {
      path,
      title: 'Page not found · Kiaat & Co (demo)',
      description: 'A page of the demo shop Kiaat & Co. Nothing is sold and nothing leaves this browser.',
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
