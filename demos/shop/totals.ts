import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import type { DeliveryMethod, Totals } from './basket.ts'
import { deliveryFee } from './delivery-methods.ts'
import { goodsTotal, type PricedLine, pricedLines, totalQuantity } from './priced-lines.ts'
import type { ShopState } from './shop-state.ts'
import { vatIn } from './vat.ts'
import { discountsOf, voucherError } from './voucher-rules.ts'
import type { Voucher } from './vouchers.ts'

/** The totals of a basket on a day. */
export type BasketTotals = {
  lines: ReadonlyArray<PricedLine>
  /** Null if no voucher gives a discount. */
  voucher: Voucher | null
  /** Why the chosen voucher gives no discount; null if it does, or none is chosen. */
  voucherError: string | null
  totals: Totals
}

/** The totals of a basket, as every page shows them. */
export function basketTotals(state: ShopState, day: CalendarDate): BasketTotals {
  const lines = pricedLines(state, day)
  const chosenVoucher = state.vouchers.find(({ code }) => code === state.basket.voucher) ?? null
  const refusal = chosenVoucher && voucherError(chosenVoucher, lines, state.orders, day)
  const voucher = refusal === null ? chosenVoucher : null
  return {
    lines,
    voucher,
    voucherError: refusal,
    totals: totalsOf(lines, state.basket.deliveryMethod, voucher),
  }
}

/** @param voucher a valid one: see {@link voucherError} */
export function totalsOf(
  lines: ReadonlyArray<PricedLine>,
  deliveryMethod: DeliveryMethod,
  voucher: Voucher | null,
): Totals {
  const discountCents = discountsOf(voucher, lines).reduce((sum, cents) => sum + cents, 0)
  return sumTotals(
    totalQuantity(lines),
    goodsTotal(lines),
    discountCents,
    deliveryFee(deliveryMethod.kind, lines),
  )
}

/** The products less the voucher, plus delivery; VAT is rounded once, on the total. */
export function sumTotals(
  quantity: number,
  goodsCents: number,
  discountCents: number,
  deliveryCents: number,
): Totals {
  const totalCents = goodsCents - discountCents + deliveryCents
  return { quantity, goodsCents, discountCents, deliveryCents, totalCents, vatCents: vatIn(totalCents) }
}
