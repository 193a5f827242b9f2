import { Link, useSearch } from 'wouter'
import { addDays, type CalendarDate, weekdayName } from '../../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { counted } from '../../../domain/wording.ts'
import { ButtonLink, buttonLook } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { officeAddresses, storeAddresses } from '../../addresses.ts'
import { MARKET_BASKET_PRODUCT, ProductDrawing } from '../../parts/ProductDrawing.tsx'
import { weekdayAndDay } from '../../shop/day-words.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { OrdersToday } from './OrdersToday.tsx'
import { OrdersToPack } from './OrdersToPack.tsx'
import { lastDayWithOrders, ordersOfDay, ordersTitle, requestedDay } from './orders-of-day.ts'

/** The first screen of the office: the orders of a day, or for a packer those of their branch. */
export function OrdersScreen() {
  const { state, role, me, now } = useOffice()
  const today = dayOf(now)
  const day = requestedDay(useSearch(), today)
  const orders = ordersOfDay(state, day)
  useTitle(role === 'packer' ? 'To pack' : ordersTitle(day, today))
  if (orders.length === 0) return <NoOrders day={day} />
  if (role === 'packer' && me.branch) return <OrdersToPack orders={orders} branch={me.branch} />
  return <OrdersToday orders={orders} day={day} today={today} />
}

/** The screen of a day without orders. */
function NoOrders({ day }: { day: CalendarDate }) {
  const { state, now } = useOffice()
  const today = dayOf(now)
  const previousDay = lastDayWithOrders(state, day)
  const isToday = day === today
  return (
    <>
      <ScreenHead
        title={ordersTitle(day, today)}
        note={`${weekdayAndDay(day)}${isToday ? `, ${timeOfDay(now)}` : ''}`}
      />
      <EmptyState
        picture={<ProductDrawing number={MARKET_BASKET_PRODUCT} />}
        heading={isToday ? 'Nobody has bought anything yet today' : 'Nobody bought anything on this day'}
        words="Buy something yourself: the shop is next door, nothing is charged, and the order is here in a moment."
      >
        <ButtonLink kind="accent" href={storeAddresses.home}>
          Go in front of the counter
        </ButtonLink>
        {previousDay && (
          <Link {...buttonLook({})} href={`${officeAddresses.orders}?day=${previousDay}`}>
            {previousDay === addDays(today, -1) ? 'Yesterday’s' : `${weekdayName(previousDay)}’s`}{' '}
            {counted(ordersOfDay(state, previousDay).length, 'order')}
          </Link>
        )}
      </EmptyState>
    </>
  )
}
