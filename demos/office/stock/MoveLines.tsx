import { Stepper } from '../../../ui/Stepper.tsx'
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

/** The products of a transfer, with the stock of both branches before and after. */
export function MoveLines({ lines, from, to, onQuantity }: Props) {
  return (
    <ul className="rows">
      {lines.map(({ sku, name, detail, binLocation, quantity, has, there }) => (
        <li key={sku} className={`item ${styles.move}`}>
          <Picture item={sku} size={72} />
          <span>
            <b>{name}</b>
            <small>
              {detail}, shelf {binLocation}
            </small>
          </span>
          <BranchChange branch={from} before={has} after={has - quantity} />
          <Stepper
            of={name}
            count={quantity}
            least={0}
            most={has}
            onChange={(next) => onQuantity(sku, next)}
          />
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
