import { useLinkProps } from '@tanstack/react-router'
import { memo, useEffect, useRef } from 'react'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import type { List } from '../../../domain/inbox/events/kinds.ts'
import { notDeliveredLine } from '../../../domain/inbox/words/delivery.ts'
import { firstNameOf } from '../../../domain/inbox/words/names.ts'
import { answeredElsewhereLine, NO_MESSAGE } from '../../../domain/inbox/words/snippet.ts'
import { serverNow, useNow } from '../../state/clock.ts'
import { type EnquiriesRoute, enquiryAt } from '../../state/enquiries-route.ts'
import { useLive } from '../../state/live.tsx'
import { useColleague, useWorkingHours } from '../../state/session.ts'
import { AssigneeBadge } from '../../ui/AssigneeBadge.tsx'
import { HighlightedText } from '../../ui/HighlightedText.tsx'
import { AnsweredMoon, Moon } from '../../ui/Moon.tsx'
import { rowEnd, rowExcerpt, rowMoon } from '../../words/row-words.ts'
import { focusName } from '../detail/name-focus.ts'
import { useListTools } from './list-tools.tsx'
import styles from './Row.module.css'
import type { ShownRow } from './rows-data.ts'

/**
 * A row's last line: a search match, who has just answered, a failed delivery, a question after a call, or the
 * message's beginning.
 */
function RowLine({
  row,
  answered,
}: {
  row: ShownRow
  answered: { by: string | null; at: number } | undefined
}) {
  const colleague = useColleague()
  if (row.excerpt) {
    return (
      <span className={styles.snippet}>
        <HighlightedText text={rowExcerpt(row.excerpt)} />
      </span>
    )
  }
  const words = answered
    ? answeredElsewhereLine(colleague(answered.by)?.name ?? 'Somebody', answered.at)
    : row.undelivered
      ? notDeliveredLine(row.undelivered, null)
      : row.callAt !== null && row.callAt < serverNow()
        ? `Did you reach ${firstNameOf(row.name)}?`
        : (row.snippet ?? NO_MESSAGE)
  return <span className={styles.snippet}>{words}</span>
}

/** A row that appears within this time of its enquiry's arrival slides in; one scrolled into view later does not. */
const FRESH_MS = 5_000

type Props = {
  row: ShownRow
  position: number
  /** Whether it was answered and is leaving the list. */
  isLeaving: boolean
  /** Null if unknown. */
  total: number | null
  index: number
  measure: (element: Element | null) => void
  address: EnquiriesRoute
  list: List
  /** Positive if the row takes the focus; a new value takes it again. */
  focusRequest: number
}

/** A row of a list: a link, with a tick box beside it while rows are selected. */
export const Row = memo(function Row({
  row,
  position,
  isLeaving,
  total,
  index,
  measure,
  address,
  list,
  focusRequest,
}: Props) {
  const now = useNow()
  const hours = useWorkingHours()
  const colleague = useColleague()
  const live = useLive()
  const answered = live.answered.get(row.number)
  const isFresh = serverNow() - (live.arrived.get(row.number) ?? 0) < FRESH_MS
  const { isSelecting, selected, select } = useListTools()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (focusRequest === 0) return
    link.current?.focus({ preventScroll: true })
    link.current?.scrollIntoView({ block: 'nearest' })
  }, [focusRequest])

  const isOpen = row.number === address.open
  const linkProps = useLinkProps(
    {
      ...enquiryAt(row.number, address, list),
      onClick: (event) => {
        if (!isOpen || event.detail !== 0) return
        // On the open enquiry, Enter moves to its name.
        event.preventDefault()
        focusName(row.number)
      },
    },
    link,
  )
  const isSelected = selected.has(row.number)
  const end = answered || isLeaving ? { words: 'answered', look: 'quiet' as const } : rowEnd(row, now, hours)
  const classes = [
    styles.row,
    isOpen && styles.on,
    row.unread && styles.unread,
    isSelecting && styles.pick,
    isSelected && styles.picked,
    isFresh && styles.fresh,
    isLeaving && styles.leaving,
  ]
  return (
    <li
      ref={measure}
      data-index={index}
      className={classes.filter(Boolean).join(' ')}
      inert={isLeaving}
      aria-setsize={total ?? -1}
      aria-posinset={position}
    >
      {isSelecting && (
        <input
          type="checkbox"
          className={styles.tick}
          aria-label={`Select ${row.name}`}
          checked={isSelected}
          onChange={({ target }) => select([row.number], target.checked)}
        />
      )}
      <a {...linkProps} aria-current={isOpen ? 'true' : undefined}>
        {answered || isLeaving ? (
          <AnsweredMoon from={rowMoon(row, now, hours)} size={31} />
        ) : (
          <Moon state={rowMoon(row, now, hours)} size={31} />
        )}
        <span className={styles.first}>
          <span className={styles.name}>{row.name}</span>
          <span className={`${styles.end} ${styles[end.look]}`}>{end.words}</span>
        </span>
        <span className={styles.second}>
          <span className={styles.about}>
            {row.reminder && row.reminder.on <= dayOf(now) && <b>Reminder · </b>}
            {row.about}
          </span>
          {row.list !== 'held' && <AssigneeBadge person={colleague(answered ? answered.by : row.who)} />}
        </span>
        <RowLine row={row} answered={answered} />
      </a>
    </li>
  )
})
