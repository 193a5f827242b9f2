import { type CalendarDate, todayInJohannesburg } from '../../../../domain/calendar/calendar.ts'

/** The day it is, for screens that are shown in a browser only. */
export function useToday(): CalendarDate {
  return todayInJohannesburg(new Date())
}
