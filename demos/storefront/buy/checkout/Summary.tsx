import type { ReactNode } from 'react'
import { formatRand } from '../../../../domain/money/money.ts'
import { counted } from '../../../../domain/wording.ts'
import type { DeliveryMethod, Totals } from '../../../shop/basket.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import type { BasketTotals } from '../../../shop/totals.ts'
import { Line, Lines } from '../parts/Line.tsx'
import { LineItemPicture } from '../parts/LineItemPicture.tsx'
import { TotalsTable } from '../parts/TotalsTable.tsx'
import styles from './Summary.module.css'

/** The basket beside the form. */
export function Summary({ state, sum }: { state: ShopState; sum: BasketTotals }) {
  return (
    <OrderSummary
      totals={sum.totals}
      deliveryMethod={state.basket.deliveryMethod.kind}
      voucher={sum.voucher?.code ?? null}
    >
      {sum.lines.map(({ sku, name, detail, quantity, priceCents }) => (
        <Line
          key={sku}
          picture={<LineItemPicture overrides={state} sku={sku} />}
          name={name}
          detail={quantity === 1 ? detail : `${detail}, ${quantity} pieces`}
          amountCents={priceCents * quantity}
        />
      ))}
    </OrderSummary>
  )
}

type Props = {
  totals: Totals
  deliveryMethod: DeliveryMethod['kind']
  voucher: string | null
  /** `Line`s. */
  children: ReactNode
}

/** What is being bought, beside the form: open, and to be folded away by who knows it. */
function OrderSummary({ totals, deliveryMethod, voucher, children }: Props) {
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
