import { branchesOf, type Order, type OrderLine } from '../../shop/order.ts'
import { stockIn } from '../../shop/stock-levels.ts'
import { useOffice } from '../frame/office.ts'
import { type PickLine, pickLines } from '../orders/pick-lines.ts'
import { BinLocation } from '../ui/BinLocation.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Picture } from '../ui/Picture.tsx'
import { branchWords } from './order-phrases.ts'
import styles from './PickList.module.css'

type Props = {
  order: Order
  /** Marks a line as picked or not; null unless the order is being packed. */
  onPick: ((sku: string, isPicked: boolean) => void) | null
}

/** The items to pick with their shelves, in walking order. */
export function PickList({ order, onPick }: Props) {
  const { state } = useOffice()
  const lines = pickLines(order, state)
  const pickedCount = lines.filter(({ line }) => isPicked(line)).length
  return (
    <Panel
      title={`Pick list, ${branchWords(order)}`}
      aside={
        <p role={onPick ? 'status' : undefined}>
          {onPick ? `${pickedCount} of ${lines.length} in the box` : walkOrderWords(lines)}
        </p>
      }
    >
      <ul>
        {lines.map(({ line, binLocation }) => (
          <PickListLine key={line.sku} line={line} binLocation={binLocation} onPick={onPick} />
        ))}
      </ul>
    </Panel>
  )
}

function PickListLine({ line, binLocation, onPick }: PickLine & Pick<Props, 'onPick'>) {
  const { state } = useOffice()
  const { sku, name } = line
  const isInBox = isPicked(line)
  const leftInStock = branchesOf({ lines: [line] }).reduce(
    (sum, branch) => sum + stockIn(state, sku, branch),
    0,
  )
  return (
    <li className={styles.line} data-picked={isInBox || undefined} data-packing={onPick ? true : undefined}>
      <BinLocation size="pick" isPicked={isInBox && onPick !== null}>
        {binLocation}
      </BinLocation>
      <Picture item={sku} size={84} />
      <span className={styles.item}>
        <b>{name}</b>
        <span>{line.detail}</span>
        <small className="number">
          <span className="wide-only">{sku} · </span>
          {leftInStock} more on the shelf
        </small>
      </span>
      <b className={styles.quantity}>
        {line.quantity}
        <small> ×</small>
      </b>
      {onPick && (
        <label className={styles.pick}>
          <input
            type="checkbox"
            checked={isInBox}
            onChange={(event) => onPick(sku, event.currentTarget.checked)}
          />
          <span>
            {isInBox ? 'In the box' : 'Take it'}
            <span className="visually-hidden">: {name}</span>
          </span>
        </label>
      )}
    </li>
  )
}

function isPicked({ pickedQuantity, quantity }: OrderLine): boolean {
  return pickedQuantity >= quantity
}

/** `In the order you walk: A before C`; empty if there is only one aisle. */
function walkOrderWords(lines: ReadonlyArray<PickLine>): string {
  const aisles = [...new Set(lines.map(({ binLocation }) => binLocation.slice(0, 1)))]
  return aisles.length > 1 ? `In the order you walk: ${aisles.join(' before ')}` : ''
}
