import { useSearch } from 'wouter'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { useOffice } from '../frame/office.ts'
import { useTitle } from '../frame/title.ts'
import { EveryOrder } from './EveryOrder.tsx'
import { NoOrders } from './NoOrders.tsx'
import { OrdersToPack } from './OrdersToPack.tsx'
import { dayAsked, ordersOfDay, ordersTitle } from './orders-of-day.ts'

/** The first screen of the office: the orders of a day, for a packer what lies in the own branch. */
export function OrdersScreen() {
  const { state, role, me, now } = useOffice()
  const today = dayOf(now)
  const day = dayAsked(useSearch(), today)
  const orders = ordersOfDay(state, day)
  useTitle(role === 'packer' ? 'To pack' : ordersTitle(day, today))
  if (orders.length === 0) return <NoOrders day={day} />
  if (role === 'packer' && me.branch) return <OrdersToPack orders={orders} branch={me.branch} />
  return <EveryOrder orders={orders} day={day} today={today} />
}
