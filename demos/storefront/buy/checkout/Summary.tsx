import { formatRand } from '../../../../domain/money/money.ts'
import { counted } from '../../../../domain/wording.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import type { BasketTotals } from '../../../shop/totals.ts'
import { Lines, OrderedLine } from '../parts/Line.tsx'
import { TotalsTable } from '../parts/TotalsTable.tsx'
import styles from './Summary.module.css'

/** The products and totals beside the form, in a disclosure that is open initially. */
export function Summary({
  state,
  pricedBasket: { totals, lines, voucher },
}: {
  state: ShopState
  pricedBasket: BasketTotals
}) {
  return (
    <details className={styles.mine} open>
      <summary className="cluster">
        <b>Your order</b>
        <span>{counted(totals.quantity, 'piece')}</span>
        <b className="number">{formatRand(totals.totalCents)}</b>
      </summary>
      <Lines label="What you are buying" size="small">
        {lines.map((line) => (
          <OrderedLine key={line.sku} state={state} line={line} />
        ))}
      </Lines>
      <TotalsTable
        totals={totals}
        deliveryMethod={state.basket.deliveryMethod.kind}
        voucher={voucher?.code ?? null}
      />
    </details>
  )
}
