import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { dayAhead } from '../../domain/calendar/day-words.ts'
import { dayOf, timeOfDay } from '../../domain/calendar/time-of-day.ts'
import type { AgendaCall } from '../../domain/inbox/api/calls.ts'
import { mayDo } from '../../domain/inbox/permissions.ts'
import { phoneNumber } from '../../domain/inbox/words/phone-number.ts'
import { capitalised } from '../../domain/wording.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { LoadError } from '../frame/LoadError.tsx'
import { PageBody, PageHeader } from '../frame/Page.tsx'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { queries } from '../state/queries.ts'
import { useColleague, useSession } from '../state/session.ts'
import { useTitle } from '../state/title.ts'
import { AssigneeBadge } from '../ui/AssigneeBadge.tsx'
import { Columns } from '../ui/layout.tsx'
import { CallSettings } from './CallSettings.tsx'
import { CallsOutsideHours } from './CallsOutsideHours.tsx'
import styles from './CallsPage.module.css'
import { OwnCalls } from './OwnCalls.tsx'

const STATES: Readonly<Record<AgendaCall['state'], string>> = {
  booked: '',
  called: 'Called',
  missed: 'Not reached',
  cancelled: 'Cancelled',
}

/** The calls of today and later, and who takes them. */
export function CallsPage() {
  const { data, error } = useQuery(queries.calls(useApi()))
  const { me } = useSession()
  const [onlyMine, setOnlyMine] = useState(false)
  useTitle('Calls')
  return (
    <>
      <PageHeader
        heading="Calls"
        buttons={
          <ChipRow label="Whose calls">
            <Chip isOn={!onlyMine} onPress={() => setOnlyMine(false)}>
              Everyone
            </Chip>
            <Chip isOn={onlyMine} onPress={() => setOnlyMine(true)}>
              Mine
            </Chip>
          </ChipRow>
        }
      />
      <PageBody>
        {error && <LoadError error={error} />}
        {data && (
          <Columns kind="wide-narrow">
            <AgendaList calls={data.calls.filter(({ staff }) => !onlyMine || staff === me.id)} />
            <div className={styles.side}>
              <OwnCalls agenda={data} />
              {mayDo('change-settings', me.role) && <CallSettings settings={data.settings} />}
            </div>
          </Columns>
        )}
      </PageBody>
    </>
  )
}

function AgendaList({ calls }: { calls: ReadonlyArray<AgendaCall> }) {
  const now = useNow()
  const days = [...new Set(calls.map(({ startsAt }) => dayOf(startsAt)))]
  return (
    <div className={styles.agenda}>
      <CallsOutsideHours />
      {days.length === 0 && <p className="muted">No calls are booked.</p>}
      {days.map((day) => (
        <section key={day}>
          <h2>{capitalised(dayAhead(day, dayOf(now)))}</h2>
          <ul>
            {calls
              .filter(({ startsAt }) => dayOf(startsAt) === day)
              .map((call) => (
                <AgendaLine key={`${call.number} ${call.startsAt}`} call={call} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function AgendaLine({ call }: { call: AgendaCall }) {
  const now = useNow()
  const colleague = useColleague()
  const person = colleague(call.staff)
  const { number, name, about, phone, startsAt, endsAt, state, confirmed } = call
  const isOver = state === 'booked' && endsAt <= now
  const EmphasisTag = state === 'cancelled' ? 's' : 'b'
  const notes = [
    STATES[state],
    state === 'booked' && !confirmed ? 'Not confirmed yet: phone all the same' : '',
    isOver ? 'The call is over, and nobody has said how it went' : '',
    state === 'booked' && person?.left ? `${person.name} has left: give it to somebody` : '',
  ].filter((note) => note !== '')
  return (
    <li>
      <Link to="/e/$number" params={{ number }} className={styles.call}>
        <EmphasisTag>{timeOfDay(startsAt)}</EmphasisTag>
        <span>
          <EmphasisTag>{name}</EmphasisTag> {about}
          {notes.length > 0 && <small>{notes.join('. ')}.</small>}
        </span>
        <span>{phoneNumber(phone)}</span>
        {person && <AssigneeBadge person={person} />}
      </Link>
    </li>
  )
}
