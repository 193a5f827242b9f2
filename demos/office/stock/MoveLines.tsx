import type { Branch } from '../../catalogue/product.ts'
import { FigureChange } from '../ui/Figures.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './Stock.module.css'
import type { TransferLine } from './transfer-lines.ts'

type Props = {
  lines: ReadonlyArray<TransferLine>
  from: Branch
  to: Branch
  onQuantity: (sku: string, quantity: number) => void
}

/** What moves, with what both branches have before and after. */
export function MoveLines({ lines, from, to, onQuantity }: Props) {
  return (
    <ul className={styles.moves}>
      {lines.map(({ sku, name, detail, binLocation, quantity, has, there }) => (
        <li key={sku}>
          <Picture item={sku} size={72} />
          <span>
            <b>{name}</b>
            <span className={styles.soft}>
              {detail}, shelf {binLocation}
            </span>
          </span>
          <BranchChange branch={from} before={has} after={has - quantity} />
          <span className={styles.count}>
            <button
              type="button"
              aria-label={`One fewer of ${name}`}
              disabled={quantity <= 0}
              onClick={() => onQuantity(sku, quantity - 1)}
            >
              −
            </button>
            <b role="status">{quantity}</b>
            <button
              type="button"
              aria-label={`One more of ${name}`}
              disabled={quantity >= has}
              onClick={() => onQuantity(sku, quantity + 1)}
            >
              +
            </button>
          </span>
          <BranchChange branch={to} before={there} after={there + quantity} />
        </li>
      ))}
    </ul>
  )
}

function BranchChange({ branch, before, after }: { branch: Branch; before: number; after: number }) {
  return (
    <span className={styles.both}>
      <small>{branch}</small>
      <span>
        <FigureChange before={before} after={after} />
      </span>
    </span>
  )
}
