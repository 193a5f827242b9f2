import type { ReactNode } from 'react'
import { storeAddresses } from '../../../addresses.ts'
import type { DeliveryMethod, Totals } from '../../../shop/basket.ts'
import type { Order } from '../../../shop/order.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { ButtonLink } from '../../parts/Button.tsx'
import { Line, Lines } from '../parts/Line.tsx'
import { LineItemPicture } from '../parts/LineItemPicture.tsx'
import { TotalsTable } from '../parts/TotalsTable.tsx'
import styles from './Receipt.module.css'

type Props = {
  state: ShopState
  order: Order
  /** What can be done about it still. */
  children?: ReactNode
}

/** An order as it was bought, and its invoice. */
export function OrderReceipt({ state, order, children }: Props) {
  const { number, totals, deliveryMethod, voucher, lines } = order
  return (
    <Receipt
      number={number}
      totals={totals}
      deliveryMethod={deliveryMethod.kind}
      voucher={voucher}
      lines={lines.map(({ sku, name, detail, quantity, priceCents }) => (
        <Line
          key={sku}
          picture={<LineItemPicture overrides={state} sku={sku} />}
          name={name}
          detail={quantity === 1 ? detail : `${detail}, ${quantity} pieces`}
          amountCents={priceCents * quantity}
        />
      ))}
    >
      <ButtonLink look="link" href={storeAddresses.invoice(number)}>
        VAT invoice
      </ButtonLink>
      {children}
    </Receipt>
  )
}

type ReceiptProps = {
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
function Receipt({ number, totals, deliveryMethod, voucher, lines, children }: ReceiptProps) {
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
