import type { ReactNode } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import type { Totals } from '../../shop/basket.ts'
import type { Order } from '../../shop/order.ts'
import { Panel } from '../ui/Panel.tsx'
import styles from './OrderSide.module.css'
import type { LogLine } from './order-log.ts'
import { quantityInWords } from './order-phrases.ts'

/** The recipient, and the note for the courier. */
export function Recipient({ customer, deliveryMethod }: Pick<Order, 'customer' | 'deliveryMethod'>) {
  return (
    <Panel title="Goes to">
      <p>
        <b>{customer.name}</b>
        <br />
        {deliveryMethod.kind === 'locker' && `Locker ${deliveryMethod.locker}`}
        {deliveryMethod.kind === 'collect' && `Collects in ${deliveryMethod.branch}`}
        {deliveryMethod.kind === 'door' && customer.street}
        <br />
        {customer.suburb} {customer.postcode}
      </p>
      <p className={`cluster ${styles.call}`}>
        <Icon path={icons.phone} size={18} />
        <span className="number">{customer.mobile}</span>
      </p>
      {customer.note && <p className={styles.note}>“{customer.note}”</p>}
    </Panel>
  )
}

type MoneyProps = { totals: Totals; voucher: string | null; deliveryLabel: string; children: ReactNode }

/** The stored totals of an order, with VAT. */
export function Money({ totals, voucher, deliveryLabel, children }: MoneyProps) {
  return (
    <Panel title="Money">
      <dl className={`rows pairs ${styles.totals}`}>
        <div>
          <dt>{quantityInWords(totals.quantity)}</dt>
          <dd>{formatRand(totals.goodsCents)}</dd>
        </div>
        {totals.discountCents > 0 && (
          <div>
            <dt>Voucher {voucher}</dt>
            <dd>{formatRand(-totals.discountCents)}</dd>
          </div>
        )}
        <div>
          <dt>{deliveryLabel}</dt>
          <dd>{formatRand(totals.deliveryCents)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>
            Total
            <small>
              incl. VAT <span className="number">{formatRand(totals.vatCents)}</span>
            </small>
          </dt>
          <dd>{formatRand(totals.totalCents)}</dd>
        </div>
      </dl>
      <p className="muted small">{children}</p>
    </Panel>
  )
}

/** The money panel for packers. */
export function LockedMoney() {
  return (
    <Panel title="Money" look="dashed">
      <p className="muted">Packers do not see what an order cost.</p>
    </Panel>
  )
}

export function OrderHistory({ lines }: { lines: ReadonlyArray<LogLine> }) {
  return (
    <Panel title="What happened">
      <ul className={styles.log}>
        {lines.map(({ key, when, words }) => (
          <li key={key}>
            <span>{when}</span>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
