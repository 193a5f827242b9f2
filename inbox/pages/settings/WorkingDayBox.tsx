import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { workingDayWords } from '../../../domain/inbox/words/settings-words.ts'
import { useNow } from '../../app/clock.ts'
import { useWorkingHours } from '../../app/session.ts'
import words from '../../styles/words.module.css'
import { Box } from '../../ui/Box.tsx'

/** The hours that the moons count. */
export function WorkingDayBox() {
  const { hours, rest } = workingDayWords(useWorkingHours(), dayOf(useNow()))
  return (
    <Box>
      <h3>Working day</h3>
      <p>
        <b>{hours}</b>
        {rest}
      </p>
      <p className={words.muted}>The moons count these hours. They are the same as on the contact page.</p>
    </Box>
  )
}
