import { listed } from '../../../domain/calendar/opening-hours.ts'
import { counted } from '../../../domain/wording.ts'
import type { ProductOverrides } from '../../shop/current-product.ts'
import type { Order } from '../../shop/order.ts'
import { pickLines } from '../orders/pick-lines.ts'

/** What is missing until it is packed, in words beside the button that waits; null: nothing. The domain asks the same. */
export function packingBlocker(order: Order, overrides: ProductOverrides): string | null {
  const missing = pickLines(order, overrides).filter(({ line }) => line.pickedQuantity < line.quantity)
  if (missing.length > 0) {
    const quantity = missing.reduce((sum, { line }) => sum + line.quantity - line.pickedQuantity, 0)
    return `${counted(quantity, 'piece')} still to take, from ${listed([...new Set(missing.map(({ binLocation }) => binLocation))], 'and')}`
  }
  if (order.deliveryMethod.kind === 'collect') return null
  const unweighed = order.parcels.filter(({ weightGrams }) => weightGrams === null).length
  if (order.parcels.length === 0) return 'It needs a parcel'
  return unweighed > 0 ? `${counted(unweighed, 'parcel')} still to weigh` : null
}
