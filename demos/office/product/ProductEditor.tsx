import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { capitalised, counted, inWords } from '../../../domain/wording.ts'
import { moveAddress, officeAddresses } from '../../addresses.ts'
import { BRANCHES, type Branch, type Product } from '../../catalogue/product.ts'
import { salesOf } from '../../shop/best-sellers.ts'
import type { Command } from '../../shop/command.ts'
import { binLocationOf, isHidden, lowStockThresholdsOf } from '../../shop/current-product.ts'
import { periodOf } from '../../shop/figures.ts'
import { hasPermission } from '../../shop/rights.ts'
import type { ProductEdit } from '../../shop/shop-state.ts'
import { useOffice } from '../frame/office.ts'
import { Panel } from '../ui/Panel.tsx'
import styles from './Editor.module.css'
import { Photos } from './Photos.tsx'
import { PricePanel } from './PricePanel.tsx'
import { ProductFields } from './ProductFields.tsx'
import { type EditedVariant, type LatestSaleFacts, type LogLine, latestSale, logOf } from './product-view.ts'
import { StockGrid } from './StockGrid.tsx'
import { VariantTable } from './VariantTable.tsx'

type Props = {
  product: Product
  variants: ReadonlyArray<EditedVariant>
  /** Prices that are not saved, by sku, in cents. */
  unsaved: Readonly<Record<string, number>>
  /** A note on the unsaved prices. */
  note: ReactNode
  onVariantPrice: (sku: string, cents: number) => void
  onSave: (command: Command) => void
}

/** The editor of a product. Numbers are stored when their field loses the focus. */
export function ProductEditor({ product, variants, unsaved, note, onVariantPrice, onSave }: Props) {
  const { state, role, now } = useOffice()
  const today = dayOf(now)
  const isOwner = hasPermission(role, 'change products')
  const thresholds = lowStockThresholdsOf(state, product)
  const sale = latestSale(state, product, today)
  const edit = (change: ProductEdit) =>
    onSave({ do: 'edit products', numbers: [product.number], edit: change })
  const count = (sku: string, branch: Branch, quantity: number) =>
    onSave({ do: 'count shelf', sku, branch, quantity })
  const setThreshold = (branch: Branch, threshold: number) => {
    const [a = 0, b = 0, c = 0] = BRANCHES.map((one, index) =>
      one === branch ? threshold : (thresholds[index] ?? 0),
    )
    edit({ lowStockThresholds: [a, b, c] })
  }
  const setPrice = (cents: number) =>
    edit({ prices: Object.fromEntries(variants.map(({ sku }) => [sku, cents])) })
  const isSimple = hasOnePrice(variants) && product.colours.length < 2
  const lowBranches = BRANCHES.filter(
    (_, index) =>
      variants.reduce((sum, { stock }) => sum + (stock[index] ?? 0), 0) < (thresholds[index] ?? 0),
  )
  return (
    <>
      {!isSimple && (
        <>
          <Panel title={variantsTitle(product, variants.length)}>
            <VariantTable
              variants={variants}
              unsaved={unsaved}
              onCount={count}
              onPrice={isOwner ? onVariantPrice : null}
            />
            {sale && (
              <p className="muted">
                <LatestSale sale={sale} />
              </p>
            )}
          </Panel>
          {note}
        </>
      )}
      <div className={styles.editor}>
        <Photos product={product} />
        <div>
          {isSimple && isOwner && (
            <PricePanel priceCents={variants[0]?.priceCents ?? product.priceCents} onPrice={setPrice} />
          )}
          {isSimple && (
            <Panel>
              <StockGrid
                variants={variants}
                lowStockThresholds={thresholds}
                onCount={count}
                onLowLine={isOwner ? setThreshold : null}
              />
              {(sale || lowBranches.length > 0) && (
                <p className="muted">
                  {sale && <LatestSale sale={sale} />}{' '}
                  {lowBranches.length > 0 && <LowWords low={lowBranches} number={product.number} />}
                </p>
              )}
            </Panel>
          )}
          <StockHistory
            lines={logOf(state, product, today)}
            sold={
              isOwner ? soldWords(salesOf(state, product.number), periodOf(state, new Date(now)).words) : null
            }
          />
        </div>
        {isOwner && (
          <div className={styles.more}>
            <ProductFields
              product={product}
              binLocation={binLocationOf(state, product)}
              isHidden={isHidden(state, product.number)}
              onEdit={edit}
            />
          </div>
        )}
      </div>
    </>
  )
}

function LowWords({ low: lowBranches, number }: { low: ReadonlyArray<Branch>; number: number }) {
  const isOne = lowBranches.length === 1
  if (lowBranches.length === BRANCHES.length)
    return 'Every branch is below its low-stock level: order from the maker.'
  return (
    <>
      {lowBranches.join(' and ')} {isOne ? 'is' : 'are'} below {isOne ? 'its' : 'their'} low-stock level:{' '}
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
function LatestSale({ sale: { order, quantity, detail, branch, at } }: { sale: LatestSaleFacts }) {
  return (
    <>
      Order <Link href={officeAddresses.order(order)}>{order}</Link> took {inWords(quantity)} of {detail} from{' '}
      {branch} at {at}.
    </>
  )
}

/** `November so far: 31 sold, R 75 950,00` */
function soldWords({ quantity, cents }: { quantity: number; cents: number }, period: string): string | null {
  return quantity === 0 ? null : `${period}: ${quantity} sold, ${formatRand(cents)}`
}

type StockHistoryProps = {
  lines: ReadonlyArray<LogLine>
  /** `The last 24 days: 31 sold, R 75 950,00`; null if none was sold, or this role may not see it. */
  sold: string | null
}

/** The stock movements of a product, newest first. */
function StockHistory({ lines, sold }: StockHistoryProps) {
  return (
    <Panel title="Stock history" aside={sold && <p>{sold}</p>}>
      {lines.length === 0 && <p className="muted">No stock movements yet.</p>}
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
