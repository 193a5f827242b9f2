import { addDays, formatDate, weekdayName } from '../../../domain/calendar/calendar.ts'
import type { Settings } from '../../../domain/inbox/api/settings.ts'
import words from '../../styles/words.module.css'
import { Box } from '../../ui/Box.tsx'

/** A Monday, to name weekdays by. */
const A_MONDAY = '2026-11-23'

/** The hours that the moons count. */
export function WorkingDayBox({ settings: { workingWeek, nextHoliday } }: { settings: Settings }) {
  const { days, opens, closes } = workingWeek
  return (
    <Box>
      <h3>Working day</h3>
      <p>
        <b>
          {daysInWords(days)}, {opens} to {closes}
        </b>
        , Johannesburg. Not on public holidays
        {nextHoliday ? `: the next is ${formatDate(nextHoliday.day)}, ${nextHoliday.name}.` : '.'}
      </p>
      <p className={words.muted}>The moons count these hours. They are the same as on the contact page.</p>
    </Box>
  )
}

/** `Monday to Friday`, or each day by its name. */
function daysInWords(days: ReadonlyArray<number>): string {
  const sorted = [...days].sort((a, b) => a - b)
  const names = sorted.map((day) => weekdayName(addDays(A_MONDAY, day - 1)))
  const isInARow = sorted.every((day, at) => at === 0 || day === (sorted[at - 1] ?? 0) + 1)
  return isInARow && names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(', ')
}
