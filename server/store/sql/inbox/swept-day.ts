import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import type { Works } from '../work.ts'
import { readSetting, writeSetting } from './settings-rows.ts'

/** Keeps the day on which what is over was deleted last. */
export function lastSweepDay({ read, write }: Works) {
  return {
    last: (): Promise<CalendarDate | null> => read(() => readSetting('sweptOn')),
    note: (day: CalendarDate): Promise<void> => write(() => writeSetting('sweptOn', day)),
  }
}
