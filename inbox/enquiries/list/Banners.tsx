import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import type { List } from '../../../domain/inbox/events/kinds.ts'
import { notDeliveredSentence } from '../../../domain/inbox/words/delivery.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { useApi } from '../../state/api-context.tsx'
import { useLive } from '../../state/live.tsx'
import { queries } from '../../state/queries.ts'
import styles from './Banners.module.css'
import { useListTools } from './list-tools.tsx'
import { ReminderLinks } from './ReminderLinks.tsx'
import type { ShownRow } from './rows-data.ts'

/** The banners above the list: a lost connection, undelivered answers, due reminders. */
export function Banners({ list }: { list: List }) {
  const { lostSince } = useLive()
  const { data: day } = useQuery(queries.day(useApi()))
  const { undelivered, reminders } = day ?? { undelivered: [], reminders: [] }
  const [firstUndelivered] = undelivered
  const sentence = firstUndelivered ? notDeliveredSentence(undelivered.map(({ name }) => name)) : ''
  return (
    <div role="status">
      {lostSince !== null && (
        <p className={styles.banner}>
          <Icon path={icons.offline} />
          <span>
            <b>No connection since {timeOfDay(lostSince)}.</b> You see what was here then. What you write is
            kept on this device and goes out later.
          </span>
        </p>
      )}
      {firstUndelivered && list === 'needs' && (
        <p className={`${styles.banner} ${styles.bad}`}>
          <Icon path={icons.warning} />
          <span>
            <b>{sentence.slice(0, sentence.indexOf('.') + 1)}</b>
            {sentence.slice(sentence.indexOf('.') + 1)}
          </span>
          <Link
            {...buttonLook({})}
            to="/e/$number"
            params={{ number: firstUndelivered.number }}
            search={{ list: 'needs' }}
          >
            Show
          </Link>
        </p>
      )}
      {reminders.length > 0 && (
        <p className={styles.banner}>
          <ReminderLinks reminders={reminders} />
        </p>
      )}
    </div>
  )
}

type Props = { list: List; rows: ReadonlyArray<ShownRow>; isScrolled: () => boolean }

/**
 * Refetches the list when new enquiries arrive. While rows are selected or the list is scrolled, nothing moves, and a button
 * offers the new enquiries instead.
 */
export function NewEnquiriesBanner({ list, rows, isScrolled }: Props) {
  const client = useQueryClient()
  const { arrived } = useLive()
  const { isSelecting } = useListTools()
  const [seenNumbers, setSeenNumbers] = useState<ReadonlySet<number>>(new Set())
  const listedNumbers = new Set(rows.map(({ number }) => number))
  const newNumbers =
    list === 'needs'
      ? [...arrived.keys()].filter((number) => !listedNumbers.has(number) && !seenNumbers.has(number))
      : []

  function show(): void {
    setSeenNumbers(new Set(arrived.keys()))
    void client.invalidateQueries({ queryKey: ['list'] })
  }
  const isListInUse = isSelecting || isScrolled()
  useEffect(() => {
    if (newNumbers.length > 0 && !isListInUse) show()
  })

  if (newNumbers.length === 0 || !isListInUse) return null
  return (
    <button type="button" className={styles.bar} onClick={show}>
      {newNumbers.length === 1 ? '1 new enquiry' : `${newNumbers.length} new enquiries`}. Show{' '}
      {newNumbers.length === 1 ? 'it' : 'them'}
    </button>
  )
}
