import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { List } from '../../../domain/inbox/facts/kinds.ts'
import { useLive } from '../../state/live.tsx'
import { useListTools } from './list-tools.tsx'
import styles from './NewEnquiriesBanner.module.css'
import type { ShownRow } from './rows-data.ts'

type Props = { list: List; rows: ReadonlyArray<ShownRow>; isScrolled: () => boolean }

/**
 * Refetches the list when enquiries arrive that it lacks. While something is selected or the list is scrolled they move
 * nothing: a button offers them.
 */
export function NewEnquiriesBanner({ list, rows, isScrolled }: Props) {
  const client = useQueryClient()
  const { arrived } = useLive()
  const { isSelecting } = useListTools()
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const listed = new Set(rows.map(({ number }) => number))
  const fresh =
    list === 'needs' ? [...arrived.keys()].filter((number) => !listed.has(number) && !seen.has(number)) : []

  function show(): void {
    setSeen(new Set(arrived.keys()))
    void client.invalidateQueries({ queryKey: ['list'] })
  }
  const isInTheWay = isSelecting || isScrolled()
  useEffect(() => {
    if (fresh.length > 0 && !isInTheWay) show()
  })

  if (fresh.length === 0 || !isInTheWay) return null
  return (
    <button type="button" className={styles.bar} onClick={show}>
      {fresh.length === 1 ? '1 new enquiry' : `${fresh.length} new enquiries`}. Show{' '}
      {fresh.length === 1 ? 'it' : 'them'}
    </button>
  )
}
