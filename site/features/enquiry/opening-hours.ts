import type { Company } from '../../../domain/content/company.ts'

export type Hours = NonNullable<Company['openingHours']>

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const WEEKEND = [6, 7]

/** The seven days from Monday, with their initials and whether they are open. */
export function weekOf({ days }: Hours): Array<{ name: string; initial: string; open: boolean }> {
  return WEEKDAYS.map((name, at) => ({ name, initial: name.charAt(0), open: days.includes(at + 1) }))
}

/** 'Monday to Friday, 08:00 to 17:00'. */
export function describeHours(hours: Hours): string {
  const open = weekOf(hours).filter((day) => day.open)
  const names = open.map((day) => day.name)
  const isRun = Math.max(...hours.days) - Math.min(...hours.days) === open.length - 1
  const days = isRun && names.length > 2 ? `${names[0]} to ${names.at(-1)}` : listed(names, 'and')
  return `${days}, ${hours.opens} to ${hours.closes}`
}

/** A sentence on when the company is closed, and what to do then. */
export function describeClosing({ days }: Hours): string {
  const closed = WEEKEND.some((day) => days.includes(day))
    ? 'on public holidays'
    : 'at weekends and on public holidays'
  return `Closed ${closed}. Write then, and we answer the next working day.`
}

/** A time like 08:30 in hours since midnight: 8.5. */
export function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}

/** 'Monday', 'Monday or Tuesday', 'Monday, Tuesday or Friday'. */
export function listed(names: ReadonlyArray<string>, conjunction: 'and' | 'or'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1)}`
}
