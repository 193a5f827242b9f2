import type { ReactNode } from 'react'
import type { DeliveryMethod, Totals } from '../../../shop/basket.ts'
import { Lines } from '../parts/Line.tsx'
import { TotalsTable } from '../parts/TotalsTable.tsx'
import styles from './Receipt.module.css'

type Props = {
  number: number
  totals: Totals
  deliveryMethod: DeliveryMethod['kind']
  voucher: string | null
  /** `Line`s. */
  lines: ReactNode
  /** Its papers, and what can be done about it still. */
  children: ReactNode
}

/** What was bought, with the sum that every page before it showed. */
export function Receipt({ number, totals, deliveryMethod, voucher, lines, children }: Props) {
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h2 id="receipt">Order {number}</h2>
      <Lines label="What you bought" size="receipt">
        {lines}
      </Lines>
      <TotalsTable totals={totals} deliveryMethod={deliveryMethod} voucher={voucher} />
      <div className={styles.papers}>{children}</div>
    </section>
  )
}
