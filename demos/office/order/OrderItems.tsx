import { Panel } from '../ui/Panel.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './OrderItems.module.css'

type OrderItem = {
  sku: string
  name: string
  /** Below the name. */
  words: string
  /** At the end of the line; empty: this role does not see it. */
  sum: string
  /** It stays with the customer: paler. */
  stays?: boolean
}

type Props = { title: string; aside?: string; items: ReadonlyArray<OrderItem> }

/** What is in an order, one line a product. */
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
