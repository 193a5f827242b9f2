import { capitalised } from '../../domain/wording.ts'
import type { DeliveryMethod } from './basket.ts'
import type { OrderState } from './order.ts'

/** The name of a state in shop and office: `With courier`. Buttons name actions instead. */
export function stateWord(state: OrderState): string {
  return capitalised(state)
}

const DELIVERY_METHOD_LABELS: Readonly<Record<DeliveryMethod['kind'], { short: string; line: string }>> = {
  door: { short: 'To the door', line: 'Delivery to the door' },
  locker: { short: 'To a locker', line: 'Delivery to a locker' },
  collect: { short: 'Collect in store', line: 'Collected, no delivery' },
}

/** `To the door` in a list, `Delivery to the door` on the invoice. */
export function deliveryMethodLabel(deliveryMethod: DeliveryMethod): { short: string; line: string } {
  return DELIVERY_METHOD_LABELS[deliveryMethod.kind]
}

/** `Observatory`, `Polokwane, locker`, `Collects in Maboneng`: the destination of an order, in a row of a list. */
export function placeWords(suburb: string, deliveryMethod: DeliveryMethod): string {
  if (deliveryMethod.kind === 'collect') return `Collects in ${deliveryMethod.branch}`
  if (deliveryMethod.kind === 'door') return suburb
  return suburb === '' ? `Locker ${deliveryMethod.locker}` : `${suburb}, locker`
}

/** `Nomsa` of `Nomsa Dlamini`, `Sipho` of `Sipho, courier`. */
export function firstName(name: string): string {
  return name.split(/[\s,]/)[0] ?? name
}
