import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Agenda, CALL_CALENDARS, type OwnCalls as Own } from '../../domain/inbox/api/calls.ts'
import { useApi } from '../state/api-context.tsx'
import { errorText } from '../state/fault.ts'
import { queries } from '../state/queries.ts'
import words from '../styles/words.module.css'
import { Choice, Fault } from '../ui/Field.tsx'
import fields from '../ui/field.module.css'
import { Card } from '../ui/layout.tsx'

const CALENDAR_WORDS: Readonly<Record<Own['calendar'], string>> = {
  mail: 'An invitation by mail for each call',
  none: 'Nothing',
}

/** Whether one takes calls, and how they get into one's own calendar. */
export function OwnCalls({ agenda: { mine, takers } }: { agenda: Agenda }) {
  const api = useApi()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (own: Own) => api.setOwnCalls(own),
    onSuccess: (agenda) => client.setQueryData(queries.calls(api).queryKey, agenda),
  })
  const own = change.isPending ? change.variables : mine
  return (
    <Card>
      <h3>You and calls</h3>
      <label className={fields.option}>
        <input
          type="checkbox"
          checked={own.takesCalls}
          onChange={({ target }) => change.mutate({ ...own, takesCalls: target.checked })}
        />
        I take calls
      </label>
      <p className={words.muted}>
        {takers === 0
          ? 'Nobody takes calls, so visitors are offered no times.'
          : `${takers === 1 ? 'One person takes' : `${takers} people take`} calls, so at most ${takers} begin at one time.`}{' '}
        Without it you get no new ones; your booked calls stay yours.
      </p>
      <Choice
        label="In your own calendar"
        value={own.calendar}
        onChange={({ target }) => {
          const calendar = CALL_CALENDARS.find((each) => each === target.value) ?? own.calendar
          change.mutate({ ...own, calendar })
        }}
      >
        {CALL_CALENDARS.map((each) => (
          <option key={each} value={each}>
            {CALENDAR_WORDS[each]}
          </option>
        ))}
      </Choice>
      <Fault words={change.isError ? errorText(change.error) : null} />
    </Card>
  )
}
