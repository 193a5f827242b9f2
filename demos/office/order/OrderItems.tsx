import { Panel } from '../ui/Panel.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './OrderItems.module.css'

type OrderItem = {
  sku: string
  name: string
  /** The line below the name. */
  words: string
  /** The sum at the end of the line; empty if this role may not see it. */
  sum: string
  /** Whether the customer keeps it, so that it is shown paler. */
  isKept?: boolean
}

type Props = { title: string; aside?: string; items: ReadonlyArray<OrderItem> }

/** The items of an order in a panel. */
export function OrderItems({ title, aside, items }: Props) {
  return (
    <Panel title={title} aside={aside && <p>{aside}</p>}>
      <OrderItemList items={items} />
    </Panel>
  )
}

/** The items of an order, one line for each variant. */
export function OrderItemList({ items }: Pick<Props, 'items'>) {
  return (
    <ul className="rows">
      {items.map(({ sku, name, words, sum, isKept = false }) => (
        <li key={sku} className={`item ${styles.item}`} data-stays={isKept || undefined}>
          <Picture item={sku} size={72} />
          <span>
            <b>{name}</b>
            <small>{words}</small>
          </span>
          <b className="number">{sum}</b>
        </li>
      ))}
    </ul>
  )
}
