import { counted } from '../../../domain/wording.ts'
import { branchesOf, type Order } from '../../shop/order.ts'
import { placeWords } from '../../shop/order-words.ts'
import { useOffice } from '../frame/office.ts'
import styles from './PickListsToPrint.module.css'
import { pickLines } from './pick-lines.ts'

/** The pick lists of orders for print, one page each, in walking order. */
export function PickListsToPrint({ orders }: { orders: ReadonlyArray<Order> }) {
  const { state } = useOffice()
  return (
    <div className={styles.sheets} aria-hidden="true">
      {orders.map((order) => (
        <section key={order.number} className={styles.sheet}>
          <h2>
            {order.number}, {branchesOf(order).join(' and ')}
          </h2>
          <p>
            {order.customer.name}, {placeWords(order.customer.suburb, order.deliveryMethod)},{' '}
            {counted(order.totals.quantity, 'piece')}
          </p>
          <table>
            <tbody>
              {pickLines(order, state).map(({ line, binLocation }) => (
                <tr key={line.sku}>
                  <th>{binLocation}</th>
                  <td>
                    <b>{line.name}</b>
                    <br />
                    {line.detail}
                  </td>
                  <td>{line.sku}</td>
                  <td>{line.quantity} ×</td>
                  <td>☐</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}
