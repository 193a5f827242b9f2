import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { List } from '../../../domain/inbox/events/kinds.ts'
import { useKeys } from '../../../ui/keys.ts'
import { type EnquiriesRoute, enquiryAt, isWide } from '../../state/enquiries-route.ts'
import { takeAwaited } from '../detail/name-focus.ts'
import { useListTools } from './list-tools.tsx'
import type { ShownRow } from './rows-data.ts'

export type FocusedRow = { number: number; turn: number }

type Rows = {
  rows: ReadonlyArray<ShownRow>
  address: EnquiriesRoute
  list: List
  scrollTo: (row: number) => void
}

/**
 * J and K move the focus from link to link, and open the enquiry next to the list where there is room; X and Shift J
 * select.
 *
 * @returns the row that takes the focus; `turn` is another one each time, also for the same row
 */
export function useRowKeys({ rows, address, list, scrollTo }: Rows): FocusedRow | null {
  const [focused, setFocused] = useState<FocusedRow | null>(null)
  const [cursor, setCursor] = useState(address.open)
  const navigate = useNavigate()
  const { selected, select, clear, isSelecting } = useListTools()
  const found = rows.findIndex(({ number }) => number === cursor)
  const last = useRef({ list, place: -1 })
  useEffect(() => {
    if (found !== -1 || last.current.list !== list) last.current = { list, place: found }
  }, [found, list])

  const bringIntoSight = useEffectEvent((number: number) =>
    scrollTo(rows.findIndex((row) => row.number === number)),
  )

  // Whatever is opened, by whatever means, is where J and K go on from. Back at the list, what comes next takes the focus.
  useEffect(() => {
    if (address.open !== null) {
      setCursor(address.open)
      return
    }
    const number = takeAwaited()
    if (number === null) return
    bringIntoSight(number)
    setFocused((before) => ({ number, turn: (before?.turn ?? 0) + 1 }))
  }, [address.open])

  function move(step: 1 | -1, { selecting = false } = {}): void {
    const place = Math.min(Math.max(placeAfter(step, found, last.current.place), 0), rows.length - 1)
    const row = rows[place]
    if (!row) return
    scrollTo(place)
    setCursor(row.number)
    setFocused({ number: row.number, turn: (focused?.turn ?? 0) + 1 })
    if (selecting) select([rows[found]?.number ?? row.number, row.number], true)
    else if (isWide() && !isSelecting)
      void navigate({ ...enquiryAt(row.number, address, list), replace: address.open !== null })
  }

  useKeys({
    j: () => move(1),
    k: () => move(-1),
    'Shift+J': () => move(1, { selecting: true }),
    x: () => {
      const row = rows[Math.max(found, 0)]
      if (row) select([row.number], !selected.has(row.number))
    },
    Escape: isSelecting ? clear : undefined,
  })
  return focused
}

/**
 * Where J (1) and K (-1) lead. Where the enquiry has left the list, such as by being answered, J leads to the one that
 * stands in its place now.
 *
 * @param found the place of the enquiry one is at, -1 if it is not in the list
 * @param last the place that it had, -1 for none
 */
export function placeAfter(step: 1 | -1, found: number, last: number): number {
  if (found !== -1) return found + step
  return step === 1 ? last : last - 1
}
