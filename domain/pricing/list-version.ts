import { type CalendarDate, isCalendarDate } from '../calendar/calendar.ts'

/** The day from which a list applies. The second list of a day is `2026-11-23.2`, the last one `.9`: versions sort as texts. */
export function firstDayOf(version: string): CalendarDate {
  return version.slice(0, 'YYYY-MM-DD'.length)
}

/** The version of the last list that can begin on a day. */
export function lastVersionOn(day: CalendarDate): string {
  return `${day}.9`
}

/** The version for a further list of a day; null if there are nine already. */
export function nextVersionOn(day: CalendarDate, versions: ReadonlyArray<string>): string | null {
  const possibleVersions = [day, ...Array.from({ length: 8 }, (_, index) => `${day}.${index + 2}`)]
  const lastUsedIndex = possibleVersions.findLastIndex((version) => versions.includes(version))
  return possibleVersions[lastUsedIndex + 1] ?? null
}

/** Whether a list can have this version. */
export function isListVersion(text: string): boolean {
  return isCalendarDate(firstDayOf(text)) && /^(\.[2-9])?$/.test(text.slice('YYYY-MM-DD'.length))
}
