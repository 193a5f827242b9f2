import { formatRand } from '../../../domain/money/money.ts'
import { BRANCHES, type Branch } from '../../catalogue/product.ts'
import { totalStock } from '../../shop/stock-levels.ts'
import { centsOf } from '../typed/amounts.ts'
import { Picture } from '../ui/Picture.tsx'
import { StateTag } from '../ui/StateTag.tsx'
import { CellInput } from './CellInput.tsx'
import styles from './Grid.module.css'
import { moveBetweenCells } from './grid-keys.ts'
import type { EditedVariant } from './product-view.ts'
import { applyIfValid, StockCell } from './StockGrid.tsx'

type Props = {
  variants: ReadonlyArray<EditedVariant>
  /** Unsaved prices in cents, by sku. */
  unsaved: Readonly<Record<string, number>>
  onCount: (sku: string, branch: Branch, quantity: number) => void
  /** Changes a price; null if this role may not see prices. */
  onPrice: ((sku: string, cents: number) => void) | null
}

/** The table of a product’s variants. An unsaved price is shown with the old one struck out. */
export function VariantTable({ variants, unsaved, onCount, onPrice }: Props) {
  return (
    <div className={styles.scroll}>
      <table className={`${styles.stock} ${styles.variants}`} onKeyDown={moveBetweenCells}>
        <thead>
          <tr>
            <th>Variant</th>
            <th>Number</th>
            {onPrice && <th>Price, incl. VAT</th>}
            {BRANCHES.map((branch) => (
              <th key={branch}>{branch}</th>
            ))}
            <th>All</th>
            <th>
              <span className="visually-hidden">State</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <VariantRow
              key={variant.sku}
              variant={variant}
              unsavedCents={unsaved[variant.sku]}
              onCount={onCount}
              onPrice={onPrice}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = Pick<Props, 'onCount' | 'onPrice'> & {
  variant: EditedVariant
  unsavedCents: number | undefined
}

function VariantRow({ variant, unsavedCents, onCount, onPrice }: RowProps) {
  const { sku, words, size, priceCents, stock, earlierStock } = variant
  const total = totalStock(stock)
  return (
    <tr>
      <th scope="row">
        <Picture item={sku} size={48} />
        <span>
          {words}
          {!words.includes(size) && <small>{size}</small>}
        </span>
      </th>
      <td>{sku}</td>
      {onPrice && (
        <td data-changed={unsavedCents !== undefined || undefined}>
          {unsavedCents !== undefined && <s>{formatRand(priceCents)}</s>}
          <CellInput
            isPrice
            label={`Price of ${words}`}
            value={formatRand(unsavedCents ?? priceCents)}
            isChanged={unsavedCents !== undefined}
            onSubmit={(typed) => applyIfValid(centsOf(typed), (cents) => onPrice(sku, cents))}
          />
        </td>
      )}
      {BRANCHES.map((branch, index) => (
        <StockCell
          key={branch}
          label={`${words}, ${branch}`}
          quantity={stock[index] ?? 0}
          earlierQuantity={earlierStock[index] ?? null}
          onQuantity={(quantity) => onCount(sku, branch, quantity)}
        />
      ))}
      <td>
        <b>{total}</b>
      </td>
      <td>
        {total === 0 && <StateTag tone="no">Sold out</StateTag>}
        {total > 0 && stock.includes(0) && <StateTag tone="low">Not everywhere</StateTag>}
      </td>
    </tr>
  )
}
