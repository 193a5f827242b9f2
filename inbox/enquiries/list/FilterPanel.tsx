import { useNavigate } from '@tanstack/react-router'
import { addDays } from '../../../domain/calendar/calendar.ts'
import { dayAndMonth } from '../../../domain/calendar/day-words.ts'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { type Filter, SORTS } from '../../../domain/inbox/api/enquiry-list.ts'
import { type List, STATUSES } from '../../../domain/inbox/events/kinds.ts'
import { STATUS_NAMES } from '../../../domain/inbox/words/names.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChipChoice } from '../../../ui/Chip.tsx'
import { useNow } from '../../state/clock.ts'
import { type EnquiriesRoute, listRoute } from '../../state/enquiries-route.ts'
import { useSession } from '../../state/session.ts'
import styles from './FilterPanel.module.css'
import { useListTools } from './list-tools.tsx'

const SORT_WORDS = { due: 'By time left', newest: 'Newest first', oldest: 'Oldest first' } as const

/** The filters of a list or search, all kept in the address. */
export function FilterPanel({ address, list }: { address: EnquiriesRoute; list: List }) {
  const { me, colleagues, topics } = useSession()
  const { isFilterOpen, startSelecting } = useListTools()
  const navigate = useNavigate()
  const { filter, isSearch, status } = address
  const go = (change: Partial<EnquiriesRoute>) => void navigate(listRoute({ ...address, ...change }, list))
  const changeFilter = (change: EnquiriesRoute['filter']) => go({ filter: { ...filter, ...change } })
  const otherColleagues = colleagues.filter(({ id, left }) => id !== me.id && !left)
  const sorts = SORTS.filter((sort) => sort !== 'due' || list === 'needs')
  return (
    <fieldset className={styles.panel} aria-label="Filter and sort">
      {isSearch && (
        <ChipChoice
          label="Status"
          value={status ?? ''}
          options={[['', 'Any status'], ...STATUSES.map((status) => [status, STATUS_NAMES[status]] as const)]}
          onPick={(value) => go({ status: STATUSES.find((status) => status === value) })}
        />
      )}
      <ChipChoice
        label="Assigned to"
        value={filter.who ?? ''}
        options={[
          ['', 'Anyone'],
          [me.id, 'I have it'],
          ['nobody', 'Unassigned'],
          ...otherColleagues.map(({ id, name }) => [id, name] as const),
        ]}
        onPick={(who) => changeFilter({ who: who || undefined })}
      />
      <ChipChoice
        label="About"
        value={filter.about ?? ''}
        options={[['', 'Any product'], ...topics.map(({ key, name }) => [key, name] as const)]}
        onPick={(about) => changeFilter({ about: about || undefined })}
      />
      <TimeChoice filter={filter} onPick={changeFilter} />
      {!isSearch && (
        <ChipChoice
          label="Order"
          value={filter.sort ?? sorts[0] ?? 'newest'}
          options={sorts.map((sort) => [sort, SORT_WORDS[sort]] as const)}
          onPick={(value) => changeFilter({ sort: SORTS.find((sort) => sort === value) })}
        />
      )}
      {isFilterOpen && (
        <Button kind="plain" onClick={startSelecting}>
          Select several
        </Button>
      )}
    </fieldset>
  )
}

/** The period of arrival: any time, since a day, or the period in the address. */
function TimeChoice({
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
  const isCustom = until !== undefined || (from !== undefined && !choices.some(([day]) => day === from))
  const customWords = [
    ...(from ? [`from ${dayAndMonth(from)}`] : []),
    ...(until ? [`until ${dayAndMonth(until)}`] : []),
  ].join(' ')
  return (
    <ChipChoice
      label="When it arrived"
      value={isCustom ? 'other' : (from ?? '')}
      options={isCustom ? [['other', customWords], ...choices] : choices}
      onPick={(value) => onPick({ from: value || undefined, until: undefined })}
    />
  )
}
