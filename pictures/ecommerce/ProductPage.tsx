import { kindInCollection } from '../../demos/catalogue/kinds.ts'
import { ShopHead } from '../../demos/storefront/frame/ShopHead.tsx'
import { chooseVariant, variantsWithStock } from '../../demos/storefront/product/chosen-variant.ts'
import { ProductView } from '../../demos/storefront/product/ProductView.tsx'
import { SUBURBS } from '../../demos/storefront/product/use-delivery-destination.ts'
import { own } from './brand.json'
import styles from './product-page.module.css'
import { ShopWindow } from './ShopWindow.tsx'
import { BEFORE, DAY, TABLE } from './shop.ts'
import { noop } from './surfaces.ts'

const WINDOW = { left: 48, top: 40, width: 1104, height: 1000 }
const ACTIONS = { choose: noop, sendTo: noop, add: noop }

/** The table's page, with its heights, stock and delivery day. */
export function ProductPage() {
  const variants = variantsWithStock(BEFORE, TABLE)
  const chosen = chooseVariant(variants, { colour: null, size: '50 cm' })
  if (!chosen) throw new Error('The table has no height')
  const price = { cents: chosen.priceCents, fullCents: chosen.priceCents }
  return (
    <ShopWindow address={`${own.address}/side-table`} box={WINDOW} zoom={1.4} className={styles.page}>
      <ShopHead
        brand={own}
        quantity={0}
        currentCollection={kindInCollection(TABLE.kind).collection}
        search={null}
      />
      <ProductView
        offer={{ product: TABLE, variants, chosen, price, today: DAY, suburb: SUBURBS[0] }}
        actions={ACTIONS}
      />
    </ShopWindow>
  )
}
