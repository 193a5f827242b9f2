import { listInWords } from '../wording.ts'
import { WEEKDAYS } from './calendar.ts'
import type { WorkingHours } from './working-time.ts'

/** When a company is open, as in `company.openingHours`. */
export type Hours = Pick<WorkingHours, 'days' | 'opens' | 'closes'>

const WEEKEND = 'Saturday,Sunday'
/** If more days than these are closed, they are not listed. */
const MAX_LISTED = 2

/** The seven days from Monday, with their initials and whether they are open. */
export function weekOf({ days }: Hours): Array<{ name: string; initial: string; open: boolean }> {
  return WEEKDAYS.map((name, index) => ({ name, initial: name.charAt(0), open: days.includes(index + 1) }))
}

/** 'Monday to Friday, 08:00 to 17:00'. */
export function describeHours(hours: Hours): string {
  return `${describeDays(hours)}, ${hours.opens} to ${hours.closes}`
}

/** A sentence on when the company is closed, and what to do then. */
export function describeClosing(hours: Hours): string {
  return `Closed ${closedTimes(hours)}. Write then, and we answer on the next day we are open.`
}

/** Converts a time such as 08:30 to hours since midnight: 8.5. */
export function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}

function describeDays(hours: Hours): string {
  const names = namesOf(hours, true)
  if (names.length === WEEKDAYS.length) return 'Every day'
  const isRun = WEEKDAYS.join().includes(names.join())
  return isRun && names.length > 2 ? `${names[0]} to ${names.at(-1)}` : listInWords(names, 'and')
}

function closedTimes(hours: Hours): string {
  const closed = namesOf(hours, false)
  if (closed.length === 0) return 'on public holidays'
  if (closed.join() === WEEKEND) return 'at weekends and on public holidays'
  if (closed.length > MAX_LISTED) return 'on all other days and on public holidays'
  return `on ${listInWords([...closed.map((name) => `${name}s`), 'public holidays'], 'and')}`
}

function namesOf(hours: Hours, isOpen: boolean): Array<string> {
  return weekOf(hours).flatMap((day) => (day.open === isOpen ? [day.name] : []))
}
