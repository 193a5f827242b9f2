import { Link } from 'wouter'
import { weekdayName } from '../../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { counted } from '../../../domain/wording.ts'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { Kbd } from '../../../ui/Kbd.tsx'
import { officeAddresses } from '../../addresses.ts'
import { weekdayAndDay } from '../../shop/day-words.ts'
import { arrivalDay } from '../../shop/delivery-days.ts'
import { type Order, type OrderState, placedAt } from '../../shop/order.ts'
import { stateOf } from '../../shop/order-transitions.ts'
import { firstName } from '../../shop/order-words.ts'
import { hasPermission } from '../../shop/rights.ts'
import { useOffice } from '../frame/office.ts'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { StateTag } from '../ui/StateTag.tsx'
import { branchWords, destinationWords, parcelsWords } from './order-phrases.ts'

type Props = {
  order: Order
  next: { to: OrderState; button: string } | null
  /** The reason why the next step is not possible yet; null if it is. */
  blocker: string | null
  onMove: (to: OrderState) => void
}

/** The order's number and state, and the button of the next step. */
export function OrderHead({ order, next, blocker, onMove }: Props) {
  const { role } = useOffice()
  const state = stateOf(order)
  const mayPack = hasPermission(role, 'pack')
  return (
    <ScreenHead
      back={{ href: officeAddresses.orders, words: 'Orders today' }}
      title={
        <>
          Order {order.number} <StateTag>{state}</StateTag>
        </>
      }
      sub={orderSentence(order)}
      actions={
        <>
          {state === 'paid' && mayPack && (
            <Button className="wide-only" onClick={() => print()}>
              <Icon path={icons.print} size={18} />
              Pick list
            </Button>
          )}
          {state === 'packing' && mayPack && <Button onClick={() => onMove('paid')}>Put it back</Button>}
          {hasPermission(role, 'see money') && (
            <Link {...buttonLook({})} href={officeAddresses.invoice(order.number)}>
              <Icon path={icons.paper} size={18} />
              VAT invoice
            </Link>
          )}
          {next && (
            <Button
              kind="accent"
              className="wide-only"
              disabled={blocker !== null}
              onClick={() => onMove(next.to)}
            >
              {next.button} <Kbd>P</Kbd>
            </Button>
          )}
        </>
      }
    />
  )
}

/** The state of an order as the line below its heading. */
export function orderSentence(order: Order): string {
  const lastStep = order.steps.at(-1)
  if (!lastStep) return ''
  const givenName = firstName(lastStep.by)
  const timeWords = `${weekdayAndDay(dayOf(lastStep.at))}, ${timeOfDay(lastStep.at)}`
  const sentences: Record<OrderState, () => string> = {
    placed: () => placedSentence(order),
    paid: () => placedSentence(order),
    packing: () => `${givenName} began at ${timeOfDay(lastStep.at)}`,
    packed: () => `Packed by ${givenName} at ${timeOfDay(lastStep.at)}${parcelsWords(order)}`,
    'with courier': () => `Left ${branchWords(order)} ${timeWords}`,
    'ready to collect': () => `Ready ${destinationWords(order)} since ${timeWords}`,
    delivered: () => `Delivered ${timeWords}`,
    cancelled: () => `Cancelled ${timeWords}, by ${lastStep.by}`,
    returned: () => `All of it came back ${timeWords}`,
  }
  return sentences[lastStep.state]()
}

function placedSentence(order: Order): string {
  const placedTime = placedAt(order)
  const day = arrivalDay(order.deliveryMethod, order.customer.postcode, dayOf(placedTime))
  const deadlineWords = day ? ` by ${weekdayName(day)}` : ''
  const parts = [
    `${weekdayAndDay(dayOf(placedTime))}, ${timeOfDay(placedTime)}`,
    counted(order.totals.quantity, 'piece'),
    `${destinationWords(order)}${deadlineWords}`,
  ]
  return parts.join(' · ')
}
