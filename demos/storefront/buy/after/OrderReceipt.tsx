import type { ReactNode } from 'react'
import { storeAddresses } from '../../../addresses.ts'
import type { Order } from '../../../shop/order.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { ButtonLink } from '../../parts/Button.tsx'
import { Line } from '../parts/Line.tsx'
import { LineItemPicture } from '../parts/LineItemPicture.tsx'
import { Receipt } from './Receipt.tsx'

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
