import { addDays, type CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../../../domain/money/money.ts'
import { capitalised, inWords, pluralised } from '../../../../domain/wording.ts'
import { dayAndMonth, weekdayAndDay, whenWords } from '../../../shop/day-words.ts'
import { arrivalDay } from '../../../shop/delivery-days.ts'
import { branchesOf, lastStepAt, type Order, type OrderState, placedOn } from '../../../shop/order.ts'
import { stateOf } from '../../../shop/order-transitions.ts'
import { BRANCH_FACTS, LOCKERS } from '../../../shop/places.ts'
import { RETURN_DAYS } from '../../../shop/refunds.ts'

/** A heading and a sentence below it. */
export type StatusText = { heading: string; lead: string }

/** When an order should be with its customer; null if the address is unknown. */
export function arrivalOf(order: Order): CalendarDate | null {
  return arrivalDay(order.deliveryMethod, order.customer.postcode, placedOn(order))
}

/** The status of an order in words for its customer. */
export function orderStatusText(order: Order, today: CalendarDate): StatusText {
  return STATUS_TEXTS[stateOf(order)](order, today)
}

const STATUS_TEXTS: Readonly<Record<OrderState, (order: Order, today: CalendarDate) => StatusText>> = {
  placed: () => ({ heading: 'Placed', lead: 'Waiting for payment to clear.' }),
  paid: (order) => ({ heading: 'Paid', lead: `${packersWithVerb(order)} it next.` }),
  packing: (order) => ({
    heading: 'Being packed',
    lead: `${branchesOf(order).join(' and ')} began at ${lastStepTime(order)}.`,
  }),
  packed: (order) => ({ heading: 'Packed', lead: packedLead(order) }),
  'with courier': (order, today) => ({ heading: 'With the courier', lead: courierLead(order, today) }),
  'ready to collect': (order) => ({ heading: 'Ready for you', lead: readyLead(order) }),
  delivered: (order) => {
    const day = dayOf(lastStepAt(order))
    const lastReturnDay = dayAndMonth(addDays(day, RETURN_DAYS))
    return {
      heading: 'Delivered',
      lead: `It arrived on ${weekdayAndDay(day)} at ${lastStepTime(order)}. Until ${lastReturnDay} you can send something back.`,
    }
  },
  cancelled: (order) => ({
    heading: 'Cancelled',
    lead: `${formatRand(order.totals.totalCents)} was paid back to you (demo), and the products are back on the shelf.`,
  }),
  returned: () => ({
    heading: 'Returned',
    lead: 'All of it is back in the shop, and so is your money with you.',
  }),
}

/** `Woodstock packs`, `Woodstock and Maboneng pack` */
export function packersWithVerb(order: Order): string {
  const branches = branchesOf(order)
  return `${branches.join(' and ')} ${branches.length === 1 ? 'packs' : 'pack'}`
}

function packedLead(order: Order): string {
  const count = Math.max(order.parcels.length, 1)
  const parcels = `${capitalised(inWords(count))} ${pluralised(count, 'parcel')}`
  const [branch = ''] = branchesOf(order)
  const nextStep =
    order.deliveryMethod.kind === 'collect' ? 'on the way to the counter' : 'waiting for the courier'
  return `${parcels}, ${nextStep} in ${branch}.`
}

function courierLead(order: Order, today: CalendarDate): string {
  const leftSentence = `Left ${branchesOf(order).join(' and ')} at ${lastStepTime(order)}.`
  const day = arrivalOf(order)
  if (order.deliveryMethod.kind === 'door') return `${leftSentence} Sipho will phone before he comes.`
  return day
    ? `${leftSentence} It is in the locker ${whenWords(day, today)}.`
    : `${leftSentence} It is on its way to the locker.`
}

function readyLead({ deliveryMethod, number }: Order): string {
  if (deliveryMethod.kind === 'collect')
    return `In ${deliveryMethod.branch}, ${BRANCH_FACTS[deliveryMethod.branch].street}, until 17:00. Say the number ${number}.`
  const locker =
    deliveryMethod.kind === 'locker' && LOCKERS.find(({ name }) => name === deliveryMethod.locker)
  return locker ? `In the locker ${locker.name}: ${locker.where}. ${locker.open}.` : 'In the locker.'
}

function lastStepTime(order: Order): string {
  return timeOfDay(lastStepAt(order))
}
