import { formatMonth } from '../../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import type { Settings } from '../../../domain/inbox/api/settings.ts'
import { mayDo } from '../../../domain/inbox/permissions.ts'
import { dayAhead } from '../../../domain/inbox/words/days.ts'
import { capitalised } from '../../../domain/wording/counting-words.ts'
import { useActing } from '../../app/acting.ts'
import { useApi } from '../../app/api-context.tsx'
import { useNow } from '../../app/clock.ts'
import { useSession } from '../../app/session.ts'
import words from '../../styles/words.module.css'
import { Box } from '../../ui/Box.tsx'
import { Fault } from '../../ui/Fault.tsx'
import { Choice } from '../../ui/Field.tsx'

/** What the privacy notice says; other times are a change of it. */
const NOTICE_MONTHS = 12
const MONTHS = [3, 6, 9, NOTICE_MONTHS]

/** How long enquiries are kept, and what the next sweep deletes. */
export function RetentionBox({
  retention: { months, heldDays, next },
}: {
  retention: Settings['retention']
}) {
  const api = useApi()
  const now = useNow()
  const { me } = useSession()
  const { act, fault } = useActing(['settings'])
  const many = next.enquiries === 1 ? '1 enquiry is' : `${next.enquiries} enquiries are`
  return (
    <Box>
      <h3>How long we keep it</h3>
      <Choice
        label="Enquiries that led nowhere"
        disabled={!mayDo('change-settings', me.role)}
        value={months}
        onChange={({ target }) =>
          void act(() => api.changeSettings({ retentionMonths: Number(target.value) }), 'That is kept.')
        }
      >
        {[...new Set([...MONTHS, months])].map((each) => (
          <option key={each} value={each}>
            {each === NOTICE_MONTHS ? `${each} months, as the privacy notice says` : `${each} months`}
          </option>
        ))}
      </Choice>
      <p>Held back as suspect: {heldDays} days.</p>
      <p className={words.muted}>
        {capitalised(dayAhead(dayOf(next.at), dayOf(now)))} at {timeOfDay(next.at)}: {many} deleted
        {next.ofMonth && `, of ${formatMonth(next.ofMonth)}`}. What has not been delivered is never deleted.
      </p>
      <Fault words={fault} />
    </Box>
  )
}
