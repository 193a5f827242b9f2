import { formatRand } from '../../../../domain/money/money.ts'
import { counted } from '../../../../domain/wording.ts'
import type { DeliveryMethod, Totals } from '../../../shop/basket.ts'
import { DELIVERY_METHOD_NAMES } from '../../../shop/delivery-methods.ts'
import styles from './TotalsTable.module.css'

type Props = {
  totals: Totals
  deliveryMethod: DeliveryMethod['kind']
  /** The voucher whose discount is in the totals. */
  voucher: string | null
}

/** The totals, on every page from the basket to the order: products, voucher, delivery, total and the VAT in it. */
export function TotalsTable({ totals, deliveryMethod, voucher }: Props) {
  return (
    <dl className={`rows pairs ${styles.totals}`}>
      <Row name={counted(totals.quantity, 'piece')} cents={totals.goodsCents} />
      {totals.discountCents > 0 && (
        <Row name={`Voucher ${voucher ?? ''}`.trim()} cents={-totals.discountCents} />
      )}
      <Row name={DELIVERY_METHOD_NAMES[deliveryMethod]} cents={totals.deliveryCents} />
      <TotalRow name="Total" note={`incl. VAT ${formatRand(totals.vatCents)}`} cents={totals.totalCents} />
    </dl>
  )
}

function Row({ name, cents }: { name: string; cents: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatRand(cents)}</dd>
    </div>
  )
}

/** The total, in larger type. @param note below its name */
export function TotalRow({ name, note, cents }: { name: string; note: string; cents: number }) {
  return (
    <div className={styles.sum}>
      <dt>
        {name}
        <small>{note}</small>
      </dt>
      <dd>{formatRand(cents)}</dd>
    </div>
  )
}
