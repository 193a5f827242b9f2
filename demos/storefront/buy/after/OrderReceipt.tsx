import type { ReactNode } from 'react'
import { ButtonLink } from '../../../../ui/Button.tsx'
import { storeAddresses } from '../../../addresses.ts'
import type { Order } from '../../../shop/order.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { Lines, OrderedLine } from '../parts/Line.tsx'
import { TotalsTable } from '../parts/TotalsTable.tsx'
import styles from './OrderReceipt.module.css'

type Props = {
  state: ShopState
  order: Order
  /** The possible actions on the order. */
  children?: ReactNode
}

/** The items and totals of an order, with its invoice. */
export function OrderReceipt({ state, order, children }: Props) {
  const { number, totals, deliveryMethod, voucher, lines } = order
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h2 id="receipt">Order {number}</h2>
      <Lines label="What you bought" size="receipt">
        {lines.map((line) => (
          <OrderedLine key={line.sku} state={state} line={line} />
        ))}
      </Lines>
      <TotalsTable totals={totals} deliveryMethod={deliveryMethod.kind} voucher={voucher} />
      <div className="cluster gap-5">
        <ButtonLink kind="link" href={storeAddresses.invoice(number)}>
          VAT invoice
        </ButtonLink>
        {children}
      </div>
    </section>
  )
}
