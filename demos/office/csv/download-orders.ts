import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { csvAmount } from '../../shop/csv/rows-out.ts'
import type { Order } from '../../shop/order.ts'
import { stateOf } from '../../shop/order-transitions.ts'
import { csvText } from './csv-text.ts'
import { downloadCsv } from './download-csv.ts'

const COLUMNS = [
  'order',
  'day',
  'time',
  'state',
  'customer',
  'suburb',
  'pieces',
  'goods',
  'discount',
  'delivery',
  'total',
  'vat',
]

/** Orders as a file for the books: one line each, amounts in rand incl. VAT. */
export function downloadOrdersCsv(orders: ReadonlyArray<Order>): void {
  downloadCsv('orders.csv', csvText(COLUMNS, orders.map(orderLine)))
}

export function orderLine(order: Order): ReadonlyArray<string | number> {
  const { number, customer, totals, steps } = order
  const at = steps[0]?.at ?? 0
  const amounts = [totals.goodsCents, totals.discountCents, totals.deliveryCents, totals.totalCents]
  return [
    number,
    dayOf(at),
    timeOfDay(at),
    stateOf(order),
    customer.name,
    customer.suburb,
    totals.pieces,
    ...amounts.map(csvAmount),
    csvAmount(totals.vatCents),
  ]
}
