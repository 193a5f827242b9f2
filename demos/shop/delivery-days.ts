import { addDays, type CalendarDate } from '../../domain/calendar/calendar.ts'
import { addWorkingDays, isWorkingDay } from '../../domain/calendar/working-days.ts'
import type { Branch } from '../catalogue/product.ts'
import type { DeliveryMethod } from './basket.ts'
import { BRANCH_FACTS, isInCity } from './places.ts'

const DAYS_IN_CITIES = 2
const DAYS_ELSEWHERE = 4
/** Outside the cities, a locker is a day faster than the door. */
const LOCKER_DAYS_ELSEWHERE = 3

/**
 * The day on which an order arrives: after the courier's working days, Monday to Friday except public holidays; for
 * collection, the next day on which the branch is open, from 10:00.
 *
 * @returns null until the address is known
 */
export function arrivalDay(
  deliveryMethod: DeliveryMethod,
  postcode: string,
  orderDay: CalendarDate,
): CalendarDate | null {
  if (deliveryMethod.kind === 'collect') return nextOpenDay(deliveryMethod.branch, orderDay)
  const inCity = isInCity(postcode)
  if (inCity === null) return null
  const daysElsewhere = deliveryMethod.kind === 'locker' ? LOCKER_DAYS_ELSEWHERE : DAYS_ELSEWHERE
  return addWorkingDays(orderDay, inCity ? DAYS_IN_CITIES : daysElsewhere)
}

/** The first day after `day` on which a branch is open; all are closed on public holidays. */
export function nextOpenDay(branch: Branch, day: CalendarDate): CalendarDate {
  return firstOpenDay([branch], addDays(day, 1))
}

/** The first day from `from` on that all branches are open. */
export function firstOpenDay(branches: ReadonlyArray<Branch>, from: CalendarDate): CalendarDate {
  let day = from
  while (!branches.every((branch) => isWorkingDay(day, BRANCH_FACTS[branch]))) day = addDays(day, 1)
  return day
}
