import type { ReactNode } from 'react'
import { formatRand } from '../../../../domain/money/money.ts'
import { counted } from '../../../../domain/wording.ts'
import type { DeliveryMethod, Totals } from '../../../shop/basket.ts'
import { Lines } from './Line.tsx'
import styles from './OrderSummary.module.css'
import { TotalsTable } from './TotalsTable.tsx'

type Props = {
  totals: Totals
  deliveryMethod: DeliveryMethod['kind']
  voucher: string | null
  /** `Line`s. */
  children: ReactNode
}

/** What is being bought, beside the form: open, and to be folded away by who knows it. */
export function OrderSummary({ totals, deliveryMethod, voucher, children }: Props) {
  return (
    <details className={styles.mine} open>
      <summary>
        <b>Your order</b>
        <span>{counted(totals.quantity, 'piece')}</span>
        <b className={styles.amount}>{formatRand(totals.totalCents)}</b>
      </summary>
      <Lines label="What you are buying" size="small">
        {children}
      </Lines>
      <TotalsTable totals={totals} deliveryMethod={deliveryMethod} voucher={voucher} />
    </details>
  )
}
