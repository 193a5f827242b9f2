import { BRANCHES, type Branch, type PerBranch } from '../../catalogue/product.ts'
import { totalStock } from '../../shop/stock-levels.ts'
import { quantityOf } from '../typed/amounts.ts'
import { StateTag } from '../ui/StateTag.tsx'
import { CellInput } from './CellInput.tsx'
import styles from './Grid.module.css'
import { moveBetweenCells } from './grid-keys.ts'
import type { EditedVariant } from './product-view.ts'

type Props = {
  variants: ReadonlyArray<EditedVariant>
  lowStockThresholds: PerBranch
  onCount: (sku: string, branch: Branch, quantity: number) => void
  /** Changes a low-stock threshold; null if this role may not. */
  onThreshold: ((branch: Branch, threshold: number) => void) | null
}

/** The stock by branch (rows) and size (columns). */
export function StockGrid({ variants, lowStockThresholds, onCount, onThreshold }: Props) {
  return (
    <div className={styles.scroll}>
      <table className={styles.stock} onKeyDown={moveBetweenCells}>
        <thead>
          <tr>
            <th>In stock</th>
            {variants.map(({ sku, size }) => (
              <th key={sku}>{size}</th>
            ))}
            <th>All</th>
            <th>Low-stock level</th>
          </tr>
        </thead>
        <tbody>
          {BRANCHES.map((branch, index) => {
            const total = variants.reduce((sum, { stock }) => sum + (stock[index] ?? 0), 0)
            const threshold = lowStockThresholds[index] ?? 0
            return (
              <tr key={branch}>
                <th scope="row">
                  {branch}
                  {total < threshold && <StateTag tone="low">Low</StateTag>}
                </th>
                {variants.map((variant) => (
                  <StockCell
                    key={variant.sku}
                    label={`${branch}, ${variant.words}`}
                    quantity={variant.stock[index] ?? 0}
                    earlierQuantity={variant.earlierStock[index] ?? null}
                    onQuantity={(quantity) => onCount(variant.sku, branch, quantity)}
                  />
                ))}
                <td>
                  <b>{total}</b>
                </td>
                <td>
                  {onThreshold ? (
                    <CellInput
                      label={`Low-stock level ${branch}`}
                      value={String(threshold)}
                      onSubmit={(typed) =>
                        applyIfValid(quantityOf(typed), (quantity) => onThreshold(branch, quantity))
                      }
                    />
                  ) : (
                    threshold
                  )}
                </td>
              </tr>
            )
          })}
          <tr className={styles.sum}>
            <th scope="row">All branches</th>
            {variants.map(({ sku, stock }) => (
              <td key={sku}>{totalStock(stock)}</td>
            ))}
            <td>{variants.reduce((sum, { stock }) => sum + totalStock(stock), 0)}</td>
            <td />
          </tr>
        </tbody>
      </table>
    </div>
  )
}

type CellProps = {
  label: string
  quantity: number
  /** The stock before today’s orders; null if there are none. */
  earlierQuantity: number | null
  onQuantity: (quantity: number) => void
}

/** The cell of a variant’s stock in a branch. */
export function StockCell({ label, quantity, earlierQuantity, onQuantity }: CellProps) {
  return (
    <td data-changed={earlierQuantity !== null || undefined}>
      {earlierQuantity !== null && (
        <s>
          <span className="visually-hidden">this morning </span>
          {earlierQuantity}
        </s>
      )}
      <CellInput
        label={label}
        value={String(quantity)}
        isChanged={earlierQuantity !== null}
        onSubmit={(typed) => applyIfValid(quantityOf(typed), onQuantity)}
      />
    </td>
  )
}

/** Calls `action` with a value unless that is null. @returns whether it was called */
export function applyIfValid<Value>(value: Value | null, action: (value: Value) => void): boolean {
  if (value === null) return false
  action(value)
  return true
}
