import { formatRand } from '../../../domain/money/money.ts'
import styles from './ThreeDeliveryMethods.module.css'

/** Of an order, in cents. */
type Props = { doorCents: number; lockerCents: number }

export function ThreeDeliveryMethods({ doorCents, lockerCents }: Props) {
  return (
    <section className={`part ${styles.ways}`}>
      <h2>Three delivery methods</h2>
      <dl>
        <div>
          <dt>To your door</dt>
          <dd>Two working days in the cities, four elsewhere.</dd>
          <dd className="number">{formatRand(doorCents)}</dd>
        </div>
        <div>
          <dt>To a locker</dt>
          <dd>For anything up to 60&nbsp;×&nbsp;40&nbsp;×&nbsp;40&nbsp;cm.</dd>
          <dd className="number">{formatRand(lockerCents)}</dd>
        </div>
        <div>
          <dt>Collect in store</dt>
          <dd>Maboneng, Woodstock or Umhlanga, from 10:00 the next day.</dd>
          <dd className="number">{formatRand(0)}</dd>
        </div>
      </dl>
    </section>
  )
}
