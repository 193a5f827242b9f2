import { Link } from 'wouter'
import { formatDate } from '../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { counted } from '../../../domain/wording.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { officeAddresses } from '../../addresses.ts'
import type { Customer } from '../../shop/customers.ts'
import { dayAndMonth, weekdayAndDay } from '../../shop/day-words.ts'
import { placedOn } from '../../shop/order.ts'
import { stateOf } from '../../shop/order-transitions.ts'
import { OrderPictures } from '../orders/OrderPictures.tsx'
import { KeyFigures } from '../ui/KeyFigures.tsx'
import { Panel } from '../ui/Panel.tsx'
import { StateTag } from '../ui/StateTag.tsx'
import styles from './Customers.module.css'

/** A customer: purchases, returns, and how long the name is kept. The telephone number is no link, because it is an example. */
export function CustomerDetails({ customer, onDownload }: { customer: Customer; onDownload: () => void }) {
  const { address, orderCount, boughtCents, sentBackCents, firstDay, source, keptUntil } = customer
  return (
    <Panel
      title={address.name}
      aside={
        <b className="cluster">
          <Icon path={icons.phone} size={18} /> {address.mobile}
        </b>
      }
    >
      <KeyFigures
        figures={[
          {
            name: 'Bought',
            value: formatRand(boughtCents),
            sub: `incl. VAT, ${counted(orderCount, 'order')}`,
          },
          { name: 'First order', value: dayAndMonth(firstDay), sub: source ?? 'nobody asked how' },
          {
            name: 'Sent back',
            value: formatRand(sentBackCents),
            sub: sentBackCents === 0 ? 'nothing yet' : 'incl. VAT',
          },
        ]}
      />
      <h3>Orders</h3>
      <Orders customer={customer} />
      <h3>Lives at</h3>
      <p>
        {address.street !== '' && `${address.street}, `}
        {address.suburb} {address.postcode}
        <br />
        {address.email}
      </p>
      <h3>Kept until</h3>
      <p className="muted">
        {formatDate(keptUntil)}, for the invoice. Then the name goes and the figures stay.{' '}
        <Button kind="link" onClick={onDownload}>
          What we know of {address.name}, as a file
        </Button>
      </p>
    </Panel>
  )
}

function Orders({ customer: { orders, earlierOrder } }: { customer: Customer }) {
  return (
    <ul className={`rows ${styles.orders}`}>
      {orders.map((order) => (
        <li key={order.number}>
          <Link href={officeAddresses.order(order.number)}>
            <OrderCells
              number={order.number}
              skus={order.lines.map(({ sku }) => sku)}
              day={placedOn(order)}
              cents={order.totals.totalCents}
              state={stateOf(order)}
            />
          </Link>
        </li>
      ))}
      {earlierOrder && (
        <li>
          <div>
            <OrderCells {...earlierOrder} skus={[earlierOrder.sku]} state="delivered" />
          </div>
        </li>
      )}
    </ul>
  )
}

type OrderCellsProps = {
  number: number
  skus: ReadonlyArray<string>
  day: string
  cents: number
  state: string
}

function OrderCells({ number, skus, day, cents, state }: OrderCellsProps) {
  return (
    <>
      <b>{number}</b>
      <OrderPictures skus={skus} size={40} />
      <span>{weekdayAndDay(day)}</span>
      <b>{formatRand(cents)}</b>
      <StateTag>{state}</StateTag>
    </>
  )
}
