import { dayAndMonth, weekdayName } from '../wording/dates.ts'
import { BEAN_BUNNY, type Dish, GINGER_BEER, HALF_GATSBY, KOTA, MUTTON_BUNNY, PAP_AND_WORS } from './menu.ts'

const DAY = '2026-11-21'
/** `Saturday 21 November` */
export const EVENING = `${weekdayName(DAY)} ${dayAndMonth(DAY)}`

export const RIDER = 'Bongani'
export const DELIVERY_CENTS = 2_000

export type Drop = {
  order: number
  name: string
  address: string
  landmark: string
  km: number
  dishes: ReadonlyArray<Dish>
  paid: 'card' | 'cash'
}

/** The order that the pictures follow from the menu to the cash-up. */
export const FOLLOWED_ORDER: Drop = {
  order: 414,
  name: 'Hlengiwe',
  address: 'Caroline Street 14',
  landmark: 'Blue gate, ring twice',
  km: 1.6,
  dishes: [MUTTON_BUNNY, HALF_GATSBY],
  paid: 'card',
}
export const FOLLOWED_TIP_CENTS = 1_500
export const PIN = ['4', '7', '1', '9']

export const RUN: ReadonlyArray<Drop> = [
  FOLLOWED_ORDER,
  {
    order: 412,
    name: 'Mr Naidoo',
    address: 'Fulham Street 3',
    landmark: 'Next to the tyre shop',
    km: 1.2,
    dishes: [BEAN_BUNNY, KOTA, GINGER_BEER],
    paid: 'cash',
  },
  {
    order: 413,
    name: 'Karabo',
    address: 'Collins Street 40',
    landmark: 'Flat 6, top floor',
    km: 1.4,
    dishes: [PAP_AND_WORS, KOTA],
    paid: 'card',
  },
]

/** Kilometres of the whole run, like 4,2. */
export function kilometresOf(drops: ReadonlyArray<Drop>): string {
  return drops
    .reduce((sum, { km }) => sum + km, 0)
    .toFixed(1)
    .replace('.', ',')
}

/** What a customer pays: the dishes and the ride. */
export function totalOf(drop: Drop): number {
  return drop.dishes.reduce((sum, { cents }) => sum + cents, DELIVERY_CENTS)
}

/** When the customer looks at her phone, and when the rider is expected at her gate. */
export const RIDING_TIME = '18:26'
export const EXPECTED_TIME = '18:32'

/** Minutes between two times of one day. */
export function minutesBetween(from: string, to: string): number {
  return minuteOfDay(to) - minuteOfDay(from)
}

function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
