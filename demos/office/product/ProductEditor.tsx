import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { capitalised, counted, inWords } from '../../../domain/wording.ts'
import { moveAddress, officeAddresses } from '../../addresses.ts'
import { BRANCHES, type Branch, type Product } from '../../catalogue/product.ts'
import type { ProductEdit } from '../../shop/shop-state.ts'
import { Panel } from '../ui/Panel.tsx'
import styles from './Editor.module.css'
import { Photos } from './Photos.tsx'
import { PricePanel } from './PricePanel.tsx'
import { ProductFields } from './ProductFields.tsx'
import type { EditedVariant, LatestSaleFacts, LogLine } from './product-view.ts'
import { StockGrid } from './StockGrid.tsx'
import { VariantTable } from './VariantTable.tsx'

type Props = {
  product: Product
  variants: ReadonlyArray<EditedVariant>
  lowStockThresholds: readonly [number, number, number]
  binLocation: string
  isHidden: boolean
  log: ReadonlyArray<LogLine>
  /** The order that took the last piece today; null: none. */
  latestSale: LatestSaleFacts | null
  /** How many were sold, and for how much; null: it is not for this role, or none was. */
  sold: string | null
  /** Whether this role changes products; else it counts shelves and sees no prices. */
  isOwner: boolean
  unsaved: Readonly<Record<string, number>>
  /** What the unsaved prices mean. */
  note: ReactNode
  onCount: (sku: string, branch: Branch, quantity: number) => void
  onLowLine: (branch: Branch, line: number) => void
  onPrice: (cents: number) => void
  onVariantPrice: (sku: string, cents: number) => void
  onEdit: (edit: ProductEdit) => void
}

/** A product with all that can be changed of it. Figures are kept when their field is left. */
export function ProductEditor(props: Props) {
  const { product, variants, lowStockThresholds, isOwner, latestSale } = props
  const isSimple = hasOnePrice(variants) && product.colours.length < 2
  const low = BRANCHES.filter(
    (_, at) => variants.reduce((sum, { stock }) => sum + (stock[at] ?? 0), 0) < (lowStockThresholds[at] ?? 0),
  )
  return (
    <>
      {!isSimple && (
        <>
          <Panel title={variantsTitle(product, variants.length)}>
            <VariantTable
              variants={variants}
              unsaved={props.unsaved}
              onCount={props.onCount}
              onPrice={isOwner ? props.onVariantPrice : null}
            />
            {latestSale && (
              <p className={styles.soft}>
                <LatestSale latestSale={latestSale} />
              </p>
            )}
          </Panel>
          {props.note}
        </>
      )}
      <div className={styles.editor}>
        <Photos product={product} />
        <div>
          {isSimple && isOwner && (
            <PricePanel priceCents={variants[0]?.priceCents ?? product.priceCents} onPrice={props.onPrice} />
          )}
          {isSimple && (
            <Panel>
              <StockGrid
                variants={variants}
                lowStockThresholds={lowStockThresholds}
                onCount={props.onCount}
                onLowLine={isOwner ? props.onLowLine : null}
              />
              {(latestSale || low.length > 0) && (
                <p className={styles.soft}>
                  {latestSale && <LatestSale latestSale={latestSale} />}{' '}
                  {low.length > 0 && <LowWords low={low} number={product.number} />}
                </p>
              )}
            </Panel>
          )}
          <StockHistory lines={props.log} sold={props.sold} />
        </div>
        {isOwner && (
          <div className={styles.more}>
            <ProductFields
              product={product}
              binLocation={props.binLocation}
              isHidden={props.isHidden}
              onEdit={props.onEdit}
            />
          </div>
        )}
      </div>
    </>
  )
}

function LowWords({ low, number }: { low: ReadonlyArray<Branch>; number: number }) {
  const isOne = low.length === 1
  if (low.length === BRANCHES.length)
    return 'Every branch is below its low-stock level: order from the maker.'
  return (
    <>
      {low.join(' and ')} {isOne ? 'is' : 'are'} below {isOne ? 'its' : 'their'} low-stock level:{' '}
      <Link href={moveAddress([number])}>move one there</Link>.
    </>
  )
}

function hasOnePrice(variants: ReadonlyArray<EditedVariant>): boolean {
  return variants.every(({ priceCents }) => priceCents === variants[0]?.priceCents)
}

/** `Three colours, one size: 3 variants` */
function variantsTitle({ colours, sizes }: Product, count: number): string {
  const ofColours = colours.length > 1 ? `${capitalised(inWords(colours.length))} colours, ` : ''
  const ofSizes = `${inWords(sizes.length)} ${sizes.length === 1 ? 'size' : 'sizes'}`
  return `${ofColours}${ofColours === '' ? capitalised(ofSizes) : ofSizes}: ${counted(count, 'variant')}`
}

/** `Order 1042 took one of 50 cm from Woodstock at 15:15.` */
function LatestSale({
  latestSale: { order, quantity, detail, branch, at },
}: {
  latestSale: LatestSaleFacts
}) {
  return (
    <>
      Order <Link href={officeAddresses.order(order)}>{order}</Link> took {inWords(quantity)} of {detail} from{' '}
      {branch} at {at}.
    </>
  )
}

type StockHistoryProps = {
  lines: ReadonlyArray<LogLine>
  /** `The last 24 days: 31 sold, R 75 950,00`; null: this role does not see it, or none was. */
  sold: string | null
}

/** Why pieces came and went, the newest first. */
function StockHistory({ lines, sold }: StockHistoryProps) {
  return (
    <Panel title="Stock history" aside={sold && <p>{sold}</p>}>
      {lines.length === 0 && <p className={styles.soft}>No stock movements yet.</p>}
      <ul className={styles.log}>
        {lines.map(({ key, when, what, why }) => (
          <li key={key}>
            <span>{when}</span>
            <span>{what}</span>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
