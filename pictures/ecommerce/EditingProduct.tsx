import { Photos } from '../../demos/office/product/Photos.tsx'
import { PricePanel } from '../../demos/office/product/PricePanel.tsx'
import { editedVariants } from '../../demos/office/product/product-view.ts'
import { StockGrid } from '../../demos/office/product/StockGrid.tsx'
import { Panel } from '../../demos/office/ui/Panel.tsx'
import { ScreenHead } from '../../demos/office/ui/ScreenHead.tsx'
import { lowStockThresholdsOf } from '../../demos/shop/current-product.ts'
import styles from './editing-product.module.css'
import { nothing } from './nothing.ts'
import { OfficeWindow } from './OfficeWindow.tsx'
import { AFTER, type BrandProps, DAY, KIAAT_SCENE, TABLE } from './shop.ts'

/** Photos at the left; price, VAT, stock and variants at the right, and one table fewer in Woodstock. */
export function EditingProduct({ brand = KIAAT_SCENE }: BrandProps) {
  return (
    <OfficeWindow brand={brand} path="/admin/products" section="Products" className={styles.product}>
      <ScreenHead title={TABLE.name} acts={<b className={styles.saved}>Saved 15:16</b>} />
      <div className={styles.columns}>
        <Photos product={TABLE} />
        <div>
          <PricePanel priceCents={TABLE.priceCents} onPrice={nothing} />
          <Panel>
            <StockGrid
              variants={editedVariants(AFTER, TABLE, DAY)}
              lowStockThresholds={lowStockThresholdsOf(AFTER, TABLE)}
              onCount={nothing}
              onLowLine={nothing}
            />
          </Panel>
          <p className={styles.note}>Order 1042 took one of 50 cm from Woodstock.</p>
        </div>
      </div>
    </OfficeWindow>
  )
}
