import { useQuery } from '@tanstack/react-query'
import type { WorkingHours } from '../../domain/calendar/working-time.ts'
import type { CallSettings } from '../../domain/calls/call-settings.ts'
import { isWithinHours } from '../../domain/calls/free-times.ts'
import { counted } from '../../domain/wording.ts'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { queries } from '../state/queries.ts'
import { useWorkingHours } from '../state/session.ts'
import { Card } from '../ui/layout.tsx'
import { CallLinks } from './CallLinks.tsx'

type Props = {
  /** Edited hours that are not saved or live yet; absent: the stored ones. */
  openingHours?: Pick<WorkingHours, 'days' | 'opens' | 'closes'>
  hours?: CallSettings['hours']
}

/** Warns of booked calls outside the hours or on a day off. */
export function CallsOutsideHours({ openingHours, hours }: Props) {
  const { data } = useQuery(queries.calls(useApi()))
  const week = useWorkingHours()
  const now = useNow()
  if (!data) return null
  const rules = {
    hours: hours === undefined ? data.settings.hours : hours,
    openingHours: { ...week, ...openingHours },
  }
  const callsOutside = data.calls.filter(
    ({ state, startsAt, endsAt }) =>
      state === 'booked' && startsAt > now && !isWithinHours(startsAt, endsAt, rules),
  )
  if (callsOutside.length === 0) return null
  return (
    <Card look="warn">
      <p>
        {counted(callsOutside.length, 'booked call')} outside these hours, or on a day off. They stay as they
        were promised, until you give or cancel them.
      </p>
      <CallLinks calls={callsOutside} />
    </Card>
  )
}
