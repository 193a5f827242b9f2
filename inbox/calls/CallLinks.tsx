import { Link } from '@tanstack/react-router'
import { onDayAtTime } from '../../domain/calls/call-time.ts'
import type { AgendaCall } from '../../domain/inbox/api/calls.ts'

/** Booked calls, each a link to its enquiry, where the call can be given to a colleague or cancelled. */
export function CallLinks({
  calls,
}: {
  calls: ReadonlyArray<Pick<AgendaCall, 'number' | 'name' | 'startsAt'>>
}) {
  return (
    <ul>
      {calls.map(({ number, name, startsAt }) => (
        <li key={`${number} ${startsAt}`}>
          <Link to="/e/$number" params={{ number }}>
            {onDayAtTime(startsAt)}, {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
