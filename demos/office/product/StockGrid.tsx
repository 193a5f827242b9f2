import { BRANCHES, type Branch } from '../../catalogue/product.ts'
import { typedQuantity } from '../typed/amounts.ts'
import { StateTag } from '../ui/StateTag.tsx'
import { CellInput } from './CellInput.tsx'
import styles from './Grid.module.css'
import { walkCells } from './grid-keys.ts'
import type { EditedVariant } from './product-view.ts'

type Props = {
  variants: ReadonlyArray<EditedVariant>
  lowStockThresholds: readonly [number, number, number]
  onCount: (sku: string, branch: Branch, quantity: number) => void
  /** Null if this role may not change them. */
  onLowLine: ((branch: Branch, line: number) => void) | null
}

/** Stock by branch and size, each figure in its cell. */
export function StockGrid({ variants, lowStockThresholds, onCount, onLowLine }: Props) {
  return (
    <div className={styles.scroll}>
      <table className={styles.stock} onKeyDown={walkCells}>
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
            const all = variants.reduce((sum, { stock }) => sum + (stock[index] ?? 0), 0)
            const line = lowStockThresholds[index] ?? 0
            return (
              <tr key={branch}>
                <th scope="row">
                  {branch}
                  {all < line && <StateTag tone="low">Low</StateTag>}
                </th>
                {variants.map((variant) => (
                  <StockCell
                    key={variant.sku}
                    label={`${branch}, ${variant.words}`}
                    quantity={variant.stock[index] ?? 0}
                    before={variant.before[index] ?? null}
                    onQuantity={(quantity) => onCount(variant.sku, branch, quantity)}
                  />
                ))}
                <td>
                  <b>{all}</b>
                </td>
                <td>
                  {onLowLine ? (
                    <CellInput
                      label={`Low-stock level ${branch}`}
                      value={String(line)}
                      onLeave={(typed) =>
                        given(typedQuantity(typed), (quantity) => onLowLine(branch, quantity))
                      }
                    />
                  ) : (
                    line
                  )}
                </td>
              </tr>
            )
          })}
          <tr className={styles.sum}>
            <th scope="row">All branches</th>
            {variants.map(({ sku, stock }) => (
              <td key={sku}>{stock[0] + stock[1] + stock[2]}</td>
            ))}
            <td>{variants.reduce((sum, { stock }) => sum + stock[0] + stock[1] + stock[2], 0)}</td>
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
  /** This morning's stock; null if no order took any today. */
  before: number | null
  onQuantity: (quantity: number) => void
}

export function StockCell({ label, quantity, before, onQuantity }: CellProps) {
  return (
    <td data-changed={before !== null || undefined}>
      {before !== null && (
        <s>
          <span className="visually-hidden">this morning </span>
          {before}
        </s>
      )}
      <CellInput
        label={label}
        value={String(quantity)}
        isChanged={before !== null}
        onLeave={(typed) => given(typedQuantity(typed), onQuantity)}
      />
    </td>
  )
}

/** Calls `does` with a value unless that is null. @returns whether it did */
export function given<Value>(value: Value | null, does: (value: Value) => void): boolean {
  if (value === null) return false
  does(value)
  return true
}
