import { type CalendarDate, weekdayName } from '../../../domain/calendar/calendar.ts'
import { listed } from '../../../domain/calendar/opening-hours.ts'
import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { capitalised, counted, inWords, pluralised } from '../../../domain/wording/counting-words.ts'
import { dayAndMonth, weekdayAndDay } from '../../domain/day-words.ts'
import { arrivalDay } from '../../domain/delivery-days.ts'
import type { Order, OrderState, OrderStep } from '../../domain/order.ts'
import { pathOf, stateOf, stepAt } from '../../domain/order-moves.ts'
import { branchesOf, placedAt } from '../../domain/order-origin.ts'
import { stateWord } from '../../domain/order-words.ts'

export type TrackStep = {
  word: string
  /** `15:15`, on another day than it was placed `Wed 09:40`; for the last one ahead `by Thu 26 Nov`; else empty. */
  when: string
  by: string
  is: 'done' | 'now' | 'ahead'
}

/** Every state from placed to delivered; what was cancelled or came back ends with that. */
export function trackOf(order: Order): ReadonlyArray<TrackStep> {
  const state = stateOf(order)
  if (state === 'cancelled' || state === 'returned')
    return order.steps.map((step, at) => madeStep(order, step, at))
  const path = pathOf(order.way.kind)
  const now = path.indexOf(state)
  return path.map((each, at) => {
    const step = stepAt(order, each)
    return {
      word: stateWord(each),
      when: step
        ? momentWords(step.at, dayOf(placedAt(order)))
        : each === 'delivered'
          ? planWords(order)
          : '',
      by: step?.by ?? '',
      is: at < now ? 'done' : at === now ? 'now' : 'ahead',
    }
  })
}

function madeStep(order: Order, step: OrderStep, at: number): TrackStep {
  return {
    word: stateWord(step.state),
    when: momentWords(step.at, dayOf(placedAt(order))),
    by: step.by,
    is: at === order.steps.length - 1 ? 'now' : 'done',
  }
}

/** `15:31`, on another day `Wed 09:40`. */
function momentWords(at: number, day: CalendarDate): string {
  const its = dayOf(at)
  return its === day ? timeOfDay(at) : `${weekdayName(its).slice(0, 3)} ${timeOfDay(at)}`
}

/** `by Thu 26 Nov`; empty where the courier's day is not known. */
function planWords(order: Order): string {
  const day = arrivalDay(order.way, order.customer.postcode, dayOf(placedAt(order)))
  if (!day) return ''
  const [date = '', month = ''] = dayAndMonth(day).split(' ')
  return `by ${weekdayName(day).slice(0, 3)} ${date} ${month.slice(0, 3)}`
}

/** The line below the heading: where the order is, in one sentence. */
export function subOf(order: Order): string {
  const last = order.steps.at(-1)
  if (!last) return ''
  const first = firstName(last.by)
  const moment = `${weekdayAndDay(dayOf(last.at))}, ${timeOfDay(last.at)}`
  const sentences: Record<OrderState, () => string> = {
    placed: () => placedSub(order),
    paid: () => placedSub(order),
    packing: () => `${first} began at ${timeOfDay(last.at)}`,
    packed: () => `Packed by ${first} at ${timeOfDay(last.at)}${parcelsWords(order)}`,
    'with courier': () => `Left ${branchWords(order)} ${moment}`,
    'ready to collect': () => `Ready ${goalWords(order)} since ${moment}`,
    delivered: () => `Delivered ${moment}`,
    cancelled: () => `Cancelled ${moment}, by ${last.by}`,
    returned: () => `All of it came back ${moment}`,
  }
  return sentences[last.state]()
}

function placedSub(order: Order): string {
  const at = placedAt(order)
  const day = arrivalDay(order.way, order.customer.postcode, dayOf(at))
  const until = day ? ` by ${weekdayName(day)}` : ''
  const parts = [
    `${weekdayAndDay(dayOf(at))}, ${timeOfDay(at)}`,
    counted(order.totals.pieces, 'piece'),
    `${goalWords(order)}${until}`,
  ]
  return parts.join(' · ')
}

/** `to the door in Observatory`, `to the locker Marula Corner`, `at the counter in Maboneng` */
function goalWords({ way, customer }: Order): string {
  if (way.kind === 'collect') return `at the counter in ${way.branch}`
  return way.kind === 'locker' ? `to the locker ${way.locker}` : `to the door in ${customer.suburb}`
}

function parcelsWords({ parcels }: Order): string {
  return parcels.length === 0 ? '' : `, ${inWords(parcels.length)} ${pluralised(parcels.length, 'parcel')}`
}

export function branchWords(order: Order): string {
  return listed(branchesOf(order), 'and')
}

export type LogLine = { key: string; when: string; words: string }

/** What happened so far, one line each. */
export function logOf(order: Order): ReadonlyArray<LogLine> {
  const day = dayOf(placedAt(order))
  const lines = order.steps.flatMap((step, at) => {
    const line = { key: `${at}`, when: momentWords(step.at, day), words: stepWords(order, step) }
    return step.state === 'paid' && order.steps[at - 1]?.state === 'placed'
      ? [line, { ...line, key: `${at} from`, words: sendsWords(order) }]
      : [line]
  })
  const returns = order.returns.flatMap(({ creditNote, askedAt, answer, countedInAt }) => [
    {
      key: `${creditNote} asked`,
      when: momentWords(askedAt, day),
      words: `Asked to send back, ${creditNote}`,
    },
    ...(answer
      ? [
          {
            key: `${creditNote} answered`,
            when: momentWords(answer.at, day),
            words: `${firstName(answer.by)} said ${answer.accepted ? 'yes' : `no: ${answer.words}`}`,
          },
        ]
      : []),
    ...(countedInAt === null
      ? []
      : [
          {
            key: `${creditNote} in`,
            when: momentWords(countedInAt, day),
            words: 'Counted in, the money went back',
          },
        ]),
  ])
  return [...lines, ...returns]
}

function stepWords(order: Order, { state, by }: OrderStep): string {
  const first = firstName(by)
  const words: Record<OrderState, string> = {
    placed: 'Placed in the shop',
    paid: by === order.steps[1]?.by ? 'Paid: one attempt, one payment' : `${first} put it back`,
    packing: `${first} began to pack`,
    packed: `Packed${parcelsWords(order)}`,
    'with courier': 'Given to the courier',
    'ready to collect': `Ready ${goalWords(order)}`,
    delivered: order.way.kind === 'door' ? 'Delivered' : 'Fetched',
    cancelled: `Cancelled by ${by}`,
    returned: 'All of it came back',
  }
  return words[state]
}

function sendsWords(order: Order): string {
  const branches = branchesOf(order)
  const { pieces } = order.totals
  const [one = ''] = branches
  if (branches.length > 1) return `No branch has all of it, so ${branchWords(order)} pack`
  if (pieces === 1) return `${one} has the piece, so ${one} packs`
  return `${one} has ${pieces === 2 ? 'both' : `all ${inWords(pieces)}`} pieces, so ${one} packs`
}

export function firstName(name: string): string {
  return name.split(/[\s,]/)[0] ?? name
}

/** `Two pieces`, `One piece`. */
export function piecesInWords(pieces: number): string {
  return `${capitalised(inWords(pieces))} ${pluralised(pieces, 'piece')}`
}
