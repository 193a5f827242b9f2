import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { shortDay } from '../../../shop/day-words.ts'
import { arrivalDay } from '../../../shop/delivery-days.ts'
import { isInCity } from '../../../shop/places.ts'

/** `Thu 26 Nov`; before the page knows the day, in how many working days. */
export function doorDay(postcode: string, today: CalendarDate | null): string {
  const day = today && arrivalDay({ kind: 'door' }, postcode, today)
  if (!day) return isInCity(postcode) ? 'in two working days' : 'in four working days'
  return shortDay(day)
}
