import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Day } from '../../../domain/inbox/api/day.ts'
import type { List } from '../../../domain/inbox/events/kinds.ts'
import {
  quarantinedCount,
  timelineHeading,
  timelineSubheading,
} from '../../../domain/inbox/words/headings.ts'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { PageHeader } from '../../frame/Page.tsx'
import { useApi } from '../../state/api-context.tsx'
import { useNow } from '../../state/clock.ts'
import { queries } from '../../state/queries.ts'
import { useWorkingHours } from '../../state/session.ts'
import { LIST_WORDS } from '../../words/lists.ts'
import { DeadlineTimeline } from './DeadlineTimeline.tsx'
import styles from './ListHeader.module.css'
import { useListTools } from './list-tools.tsx'

const NONE_DUE: Day['due'] = []

type Props = { list: List; open: number | null; phoneBar: ReactNode }

/** The header above a list: the number of due enquiries and the timeline; above quarantine, the number of enquiries in it. */
export function ListHeader({ list, open, phoneBar }: Props) {
  const { data: day } = useQuery(queries.day(useApi()))
  const now = useNow()
  const hours = useWorkingHours()
  const onPhones = { phoneButtons: <PhoneButtons />, phoneBar }
  if (list === 'held') {
    return (
      <PageHeader
        heading={day ? quarantinedCount(day.counts.held) : LIST_WORDS.held.name}
        below="Possible spam, so no one was notified. Check once a day: some are from real people."
        {...onPhones}
      />
    )
  }
  const heading = day && timelineHeading(day.dueCounts, now, hours)
  return (
    <PageHeader
      heading={
        heading && (
          <>
            {heading.late && <em>{heading.late}</em>}
            {heading.rest}
          </>
        )
      }
      below={day && timelineSubheading(day.dueCounts, now, hours)}
      {...onPhones}
    >
      <DeadlineTimeline due={day?.due ?? NONE_DUE} open={open} />
    </PageHeader>
  )
}

/** The search and filter buttons, which phones have in the header. */
function PhoneButtons() {
  const { isFilterOpen, toggleFilter } = useListTools()
  return (
    <span className={`narrow-only screen-only ${styles.buttons}`}>
      <Link {...buttonLook({ size: 'icon' })} to="/search" aria-label="Search everything">
        <Icon path={icons.magnifier} />
      </Link>
      <Button
        size="icon"
        aria-label="Filter, sort, select"
        aria-expanded={isFilterOpen}
        onClick={toggleFilter}
      >
        <Icon path={icons.filter} />
      </Button>
    </span>
  )
}
