import type { ShopState } from '../../../shop/shop-state.ts'
import type { BasketTotals } from '../../../shop/totals.ts'
import { Line } from '../parts/Line.tsx'
import { LineItemPicture } from '../parts/LineItemPicture.tsx'
import { OrderSummary } from '../parts/OrderSummary.tsx'

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
