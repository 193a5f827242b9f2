import { Stepper } from '../../../ui/Stepper.tsx'
import type { Branch } from '../../catalogue/product.ts'
import { ValueChange } from '../ui/KeyFigures.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './Stock.module.css'
import type { TransferLine } from './transfer-lines.ts'

type Props = {
  lines: ReadonlyArray<TransferLine>
  from: Branch
  to: Branch
  onQuantity: (sku: string, quantity: number) => void
}

/** The lines of a transfer, with the stock of both branches before and after. */
export function TransferLines({ lines, from, to, onQuantity }: Props) {
  return (
    <ul className="rows">
      {lines.map(({ sku, name, detail, binLocation, quantity, stockFrom, stockTo }) => (
        <li key={sku} className={`item ${styles.transferLine}`}>
          <Picture item={sku} size={72} />
          <span>
            <b>{name}</b>
            <small>
              {detail}, shelf {binLocation}
            </small>
          </span>
          <BranchChange branch={from} before={stockFrom} after={stockFrom - quantity} />
          <Stepper
            of={name}
            count={quantity}
            min={0}
            max={stockFrom}
            onChange={(newQuantity) => onQuantity(sku, newQuantity)}
          />
          <BranchChange branch={to} before={stockTo} after={stockTo + quantity} />
        </li>
      ))}
    </ul>
  )
}

function BranchChange({ branch, before, after }: { branch: Branch; before: number; after: number }) {
  return (
    <span className={styles.stockChange}>
      <small>{branch}</small>
      <span>
        <ValueChange before={before} after={after} />
      </span>
    </span>
  )
}
