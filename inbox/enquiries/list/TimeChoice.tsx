import { addDays } from '../../../domain/calendar/calendar.ts'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import type { Filter } from '../../../domain/inbox/api/enquiry-list.ts'
import { dayAndMonth } from '../../../domain/inbox/words/days.ts'
import { useNow } from '../../state/clock.ts'
import { TagChoice } from '../../ui/TagChoice.tsx'

/** When enquiries arrived: any time, since some day; or what an address names besides. */
export function TimeChoice({
  filter: { from, until },
  onPick,
}: {
  filter: Filter
  onPick: (filter: Filter) => void
}) {
  const today = dayOf(useNow())
  const choices: ReadonlyArray<readonly [from: string, words: string]> = [
    ['', 'Any time'],
    [today, 'Today'],
    [addDays(today, -7), 'The last 7 days'],
    [addDays(today, -28), 'The last 4 weeks'],
    [`${today.slice(0, 4)}-01-01`, 'This year'],
  ]
  const isOther = until !== undefined || (from !== undefined && !choices.some(([each]) => each === from))
  const other = [
    ...(from ? [`from ${dayAndMonth(from)}`] : []),
    ...(until ? [`until ${dayAndMonth(until)}`] : []),
  ].join(' ')
  return (
    <TagChoice
      label="When it arrived"
      value={isOther ? 'other' : (from ?? '')}
      options={isOther ? [['other', other], ...choices] : choices}
      onPick={(value) => onPick({ from: value || undefined, until: undefined })}
    />
  )
}
