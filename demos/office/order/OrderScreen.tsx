import { useEffect } from 'react'
import { Link, useSearch } from 'wouter'
import { buttonLook } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { officeAddresses } from '../../addresses.ts'
import { ProductDrawing } from '../../parts/ProductDrawing.tsx'
import { orderNotFound } from '../../shop/refusals.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { OrderDetails } from './OrderDetails.tsx'

/** The Clarens brass reading lamp. */
const PICTURED_PRODUCT = 259

/** The order that the address names. Opening it marks it as seen. */
export function OrderScreen() {
  const { state, act } = useOffice()
  const number = orderNumberIn(useSearch())
  const order = state.orders.find((order) => order.number === number)
  const isNew = order !== undefined && !order.isSeen
  useTitle(order ? `Order ${order.number}` : 'No such order')
  useEffect(() => {
    if (isNew) void act({ do: 'see order', order: number })
  }, [isNew, number, act])
  if (order) return <OrderDetails order={order} />
  return (
    <EmptyState
      isPage
      picture={<ProductDrawing number={PICTURED_PRODUCT} />}
      heading={orderNotFound(number)}
      words="Perhaps it was placed in another browser, or the demo was started again since."
    >
      <Link {...buttonLook({ kind: 'accent' })} href={officeAddresses.orders}>
        To the orders
      </Link>
    </EmptyState>
  )
}

/** The order’s number in the address; without one 0, which no order has. */
export function orderNumberIn(search: string): number {
  const requestedNumber = Number(new URLSearchParams(search).get('order') ?? '')
  return Number.isInteger(requestedNumber) && requestedNumber > 0 ? requestedNumber : 0
}
