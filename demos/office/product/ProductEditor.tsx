import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { capitalised, counted, inWords } from '../../../domain/wording.ts'
import { officeAddresses, transferAddress } from '../../addresses.ts'
import { BRANCHES, type Branch, type Product, perBranch } from '../../catalogue/product.ts'
import { salesOfProduct } from '../../shop/best-sellers.ts'
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
import { type EditedVariant, type LatestSale, type LogLine, latestSale, stockLogOf } from './product-view.ts'
import { StockGrid } from './StockGrid.tsx'
import { VariantTable } from './VariantTable.tsx'

type Props = {
  product: Product
  variants: ReadonlyArray<EditedVariant>
  /** Unsaved prices in cents, by sku. */
  unsaved: Readonly<Record<string, number>>
  /** A note on the unsaved prices. */
  note: ReactNode
  onVariantPrice: (sku: string, cents: number) => void
  onSave: (command: Command) => void
}

/** The editor of a product. */
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
  const setThreshold = (branch: Branch, threshold: number) =>
    edit({
      lowStockThresholds: perBranch((other, index) => (other === branch ? threshold : thresholds[index])),
    })
  const setPrice = (cents: number) =>
    edit({ prices: Object.fromEntries(variants.map(({ sku }) => [sku, cents])) })
  const hasOnePrice = variants.every(({ priceCents }) => priceCents === variants[0]?.priceCents)
  const isSimple = hasOnePrice && product.colours.length < 2
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
                <LatestSaleText sale={sale} />
              </p>
            )}
          </Panel>
          {note}
        </>
      )}
      <div className={`stack ${styles.editor}`}>
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
                onThreshold={isOwner ? setThreshold : null}
              />
              {(sale || lowBranches.length > 0) && (
                <p className="muted">
                  {sale && <LatestSaleText sale={sale} />}{' '}
                  {lowBranches.length > 0 && <LowStockText branches={lowBranches} number={product.number} />}
                </p>
              )}
            </Panel>
          )}
          <StockHistory
            lines={stockLogOf(state, product, today)}
            sold={
              isOwner
                ? soldText(salesOfProduct(state, product.number), periodOf(state, new Date(now)).words)
                : null
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

function LowStockText({ branches, number }: { branches: ReadonlyArray<Branch>; number: number }) {
  const isSingle = branches.length === 1
  if (branches.length === BRANCHES.length)
    return 'Every branch is below its low-stock level: order from the maker.'
  return (
    <>
      {branches.join(' and ')} {isSingle ? 'is' : 'are'} below {isSingle ? 'its' : 'their'} low-stock level:{' '}
      <Link href={transferAddress([number])}>move one there</Link>.
    </>
  )
}

/** `Three colours, one size: 3 variants` */
function variantsTitle({ colours, sizes }: Product, count: number): string {
  const coloursText = colours.length > 1 ? `${capitalised(inWords(colours.length))} colours, ` : ''
  const sizesText = `${inWords(sizes.length)} ${sizes.length === 1 ? 'size' : 'sizes'}`
  return `${coloursText}${coloursText === '' ? capitalised(sizesText) : sizesText}: ${counted(count, 'variant')}`
}

/** `Order 1042 took one of 50 cm from Woodstock at 15:15.` */
function LatestSaleText({ sale: { order, quantity, detail, branch, time } }: { sale: LatestSale }) {
  return (
    <>
      Order <Link href={officeAddresses.order(order)}>{order}</Link> took {inWords(quantity)} of {detail} from{' '}
      {branch} at {time}.
    </>
  )
}

/** `November so far: 31 sold, R 75 950,00`; null if none was sold. */
function soldText({ quantity, cents }: { quantity: number; cents: number }, period: string): string | null {
  return quantity === 0 ? null : `${period}: ${quantity} sold, ${formatRand(cents)}`
}

type StockHistoryProps = {
  lines: ReadonlyArray<LogLine>
  /** The sales of this month; null if none was sold, or this role may not see them. */
  sold: string | null
}

/** The stock movements of a product, newest first. */
function StockHistory({ lines, sold }: StockHistoryProps) {
  return (
    <Panel title="Stock history" aside={sold && <p>{sold}</p>}>
      {lines.length === 0 && <p className="muted">No stock movements yet.</p>}
      <ul className={styles.log}>
        {lines.map(({ key, when, what, reason }) => (
          <li key={key}>
            <span>{when}</span>
            <span>{what}</span>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
