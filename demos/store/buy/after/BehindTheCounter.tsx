import { officeAddresses } from '../../../addresses.ts'
import styles from './BehindTheCounter.module.css'

/** Sends who has bought to the other side, where the order lies. */
export function BehindTheCounter() {
  return (
    <section className={styles.behind} aria-label="The other side">
      <p>
        <b>Now go behind the counter.</b> The order is already there: pack it, and this page follows.
      </p>
      <a href={officeAddresses.orders}>Open the back office</a>
    </section>
  )
}
