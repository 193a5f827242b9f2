import { formatRand } from '../../../domain/money/money.ts'
import styles from './scenes.module.css'

const ORDERS = [
  { item: 'Shea butter, 250 g × 2', cents: 190_00, paid: true },
  { item: 'Braiding hair × 6', cents: 420_00, paid: true },
  { item: 'Gift voucher', cents: 350_00, paid: true },
  { item: 'Head wrap, indigo', cents: 160_00, paid: false },
  { item: 'Castor oil, 100 ml', cents: 85_00, paid: true },
]

export function OrdersScene() {
  return (
    <div className={styles.sheet}>
      <p className={styles.head}>
        <b>Orders today</b>
        <span>Saturday</span>
      </p>
      {ORDERS.map(({ item, cents, paid }) => (
        <p key={item} className={styles.row}>
          <b>{item}</b>
          <span>{formatRand(cents)}</span>
          <i className={paid ? undefined : styles.due}>{paid ? 'Paid' : 'EFT due'}</i>
        </p>
      ))}
    </div>
  )
}
