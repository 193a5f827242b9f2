import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type Agenda,
  CALL_CALENDARS,
  type OwnCalls as OwnCallSettings,
} from '../../domain/inbox/api/calls.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Choice, Fault, Option } from '../../ui/Field.tsx'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { errorText } from '../state/fault.ts'
import { queries } from '../state/queries.ts'
import { useSession } from '../state/session.ts'
import { Card } from '../ui/layout.tsx'
import { CallLinks } from './CallLinks.tsx'

const CALENDAR_WORDS: Readonly<Record<OwnCallSettings['calendar'], string>> = {
  mail: 'An invitation by mail for each call',
  none: 'Nothing',
}

/** Whether the signed-in person takes calls, and how their calls get into their own calendar. */
export function OwnCalls({ agenda: { mine: stored, takers, calls: agendaCalls } }: { agenda: Agenda }) {
  const api = useApi()
  const client = useQueryClient()
  const { me } = useSession()
  const now = useNow()
  const onSuccess = (agenda: Agenda) => client.setQueryData(queries.calls(api).queryKey, agenda)
  const change = useMutation({
    mutationFn: (settings: OwnCallSettings) => api.setOwnCalls(settings),
    onSuccess,
  })
  const handOver = useMutation({ mutationFn: () => api.handOverCalls(), onSuccess })
  const calls = agendaCalls.filter(
    ({ staff, state, startsAt }) => staff === me.id && state === 'booked' && startsAt > now,
  )
  const settings = change.isPending ? change.variables : stored
  return (
    <Card>
      <h3>You and calls</h3>
      <Option
        checked={settings.takesCalls}
        onChange={({ target }) => change.mutate({ ...settings, takesCalls: target.checked })}
      >
        I take calls
      </Option>
      <p className="muted">
        {takers === 0
          ? 'Nobody takes calls, so visitors are offered no times.'
          : takers === 1
            ? 'Only one person takes calls: one call at a time.'
            : `${takers} people take calls, so at most ${takers} begin at a time.`}{' '}
        Switched off, you get no new calls. Booked calls stay.
      </p>
      <Choice
        label="In your own calendar"
        value={settings.calendar}
        options={CALL_CALENDARS.map((calendar) => [calendar, CALENDAR_WORDS[calendar]] as const)}
        onPick={(calendar) => change.mutate({ ...settings, calendar })}
      />
      <Fault words={change.isError ? errorText(change.error) : null} />
      {!settings.takesCalls && calls.length > 0 && (
        <>
          <p>{handOver.isSuccess ? 'Nobody who takes calls is free then:' : 'Booked with you:'}</p>
          <CallLinks calls={calls} />
          <Buttons>
            <Button disabled={handOver.isPending} onClick={() => handOver.mutate()}>
              Hand them over to who is free then
            </Button>
          </Buttons>
          <Fault words={handOver.isError ? errorText(handOver.error) : null} />
        </>
      )}
    </Card>
  )
}
