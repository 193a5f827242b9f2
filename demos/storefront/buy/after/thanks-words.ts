import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { timeOfDay } from '../../../../domain/calendar/time-of-day.ts'
import { counted } from '../../../../domain/wording.ts'
import type { Kind } from '../../../catalogue/product.ts'
import { whenWords } from '../../../shop/day-words.ts'
import { nounsOf } from '../../../shop/kind-nouns.ts'
import type { Order } from '../../../shop/order.ts'
import { arrivalOf, packers } from './order-status-text.ts'

/** Packed on the same day until then. */
const PACKED_UNTIL = '16:00'
/** More nouns than these are counted instead. */
const NOUNS_AT_MOST = 3

export type NextWords = { packing: string; arriving: string; day: string }

/** What happens next to what was just bought. */
export function nextWords(order: Order, kinds: ReadonlyArray<Kind>, today: CalendarDate): NextWords {
  const isOne = order.totals.quantity === 1
  const products =
    isOne || (order.totals.quantity === kinds.length && kinds.length <= NOUNS_AT_MOST)
      ? nounsOf(kinds)
      : counted(order.totals.quantity, 'piece')
  const packing = `${packers(order)} your ${products} ${packedWhen(order)}.`
  const day = arrivalOf(order)
  if (!day) return { packing, arriving: arriving(order, isOne), day: 'in a few working days' }
  const when = whenWords(day, today)
  const isNamed = when !== 'today' && when !== 'tomorrow'
  return { packing, arriving: `${arriving(order, isOne)}${isNamed ? ' on' : ''}`, day: when }
}

function packedWhen(order: Order): string {
  const time = timeOfDay(order.steps.at(-1)?.at ?? 0)
  if (time >= PACKED_UNTIL) return 'tomorrow'
  return time >= '12:00' ? 'this afternoon' : 'today'
}

function arriving({ deliveryMethod, customer }: Order, isOne: boolean): string {
  const it = isOne ? 'It' : 'They'
  if (deliveryMethod.kind === 'collect')
    return `${it} ${isOne ? 'waits' : 'wait'} for you in ${deliveryMethod.branch} from 10:00`
  const place = deliveryMethod.kind === 'locker' ? `the locker ${deliveryMethod.locker}` : customer.suburb
  return `${it} ${isOne ? 'reaches' : 'reach'} ${place}`
}
