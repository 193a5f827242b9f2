import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { inWords } from '../../../domain/wording.ts'
import {
  branchesOf,
  type Order,
  type OrderState,
  type OrderStep,
  placedAt,
  type Return,
} from '../../shop/order.ts'
import { firstName } from '../../shop/order-words.ts'
import { branchWords, destinationWords, parcelsWords } from './order-phrases.ts'
import { timeWords } from './order-track.ts'

export type LogLine = { key: string; when: string; words: string }

/** The history of an order, one line for each event. */
export function logOf(order: Order): ReadonlyArray<LogLine> {
  const day = dayOf(placedAt(order))
  const steps = order.steps.flatMap((step, index) => {
    const line = { key: `${index}`, when: timeWords(step.at, day), words: stepWords(order, step) }
    return step.state === 'paid' && order.steps[index - 1]?.state === 'placed'
      ? [line, { ...line, key: `${index} from`, words: allocationWords(order) }]
      : [line]
  })
  return [...steps, ...order.returns.flatMap((orderReturn) => returnLines(orderReturn, day))]
}

function returnLines({ creditNote, requestedAt, answer, receivedAt }: Return, day: CalendarDate) {
  const line = (event: string, time: number, words: string): LogLine => ({
    key: `${creditNote} ${event}`,
    when: timeWords(time, day),
    words,
  })
  return [
    line('asked', requestedAt, `Asked to send back, ${creditNote}`),
    ...(answer ? [line('answered', answer.at, answerWords(answer))] : []),
    ...(receivedAt === null ? [] : [line('in', receivedAt, 'Received, and the money was paid back')]),
  ]
}

function answerWords({ by, accepted, words }: NonNullable<Return['answer']>): string {
  return `${firstName(by)} said ${accepted ? 'yes' : `no: ${words}`}`
}

function stepWords(order: Order, { state, by }: OrderStep): string {
  const givenName = firstName(by)
  const words: Record<OrderState, string> = {
    placed: 'Placed in the shop',
    paid: by === order.steps[1]?.by ? 'Paid: one attempt, one payment' : `${givenName} put it back`,
    packing: `${givenName} began to pack`,
    packed: `Packed${parcelsWords(order)}`,
    'with courier': 'Given to the courier',
    'ready to collect': `Ready ${destinationWords(order)}`,
    delivered: order.deliveryMethod.kind === 'door' ? 'Delivered' : 'Collected',
    cancelled: `Cancelled by ${by}`,
    returned: 'All of it came back',
  }
  return words[state]
}

/** Which branches pack the order, and why. */
function allocationWords(order: Order): string {
  const branches = branchesOf(order)
  const { quantity } = order.totals
  const [onlyBranch = ''] = branches
  if (branches.length > 1) return `No branch has all of it, so ${branchWords(order)} pack`
  if (quantity === 1) return `${onlyBranch} has the piece, so ${onlyBranch} packs`
  return `${onlyBranch} has ${quantity === 2 ? 'both' : `all ${inWords(quantity)}`} pieces, so ${onlyBranch} packs`
}
