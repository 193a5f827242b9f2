import { Panel } from '../ui/Panel.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './OrderItems.module.css'

type OrderItem = {
  sku: string
  name: string
  /** Below the name. */
  words: string
  /** The sum at the end of the line; empty if this role may not see it. */
  sum: string
  /** Whether the customer keeps it: it is shown paler. */
  stays?: boolean
}

type Props = { title: string; aside?: string; items: ReadonlyArray<OrderItem> }

/** The items of an order, one line for each product. */
export function OrderItems({ title, aside, items }: Props) {
  return (
    <Panel title={title} aside={aside && <p>{aside}</p>}>
      <OrderItemList items={items} />
    </Panel>
  )
}

export function OrderItemList({ items }: Pick<Props, 'items'>) {
  return (
    <ul className="rows">
      {items.map(({ sku, name, words, sum, stays = false }) => (
        <li key={sku} className={`item ${styles.item}`} data-stays={stays || undefined}>
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
