import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { List } from '../../../domain/inbox/events/kinds.ts'
import { useKeys } from '../../../ui/keys.ts'
import { type EnquiriesRoute, enquiryAt, isWide } from '../../state/enquiries-route.ts'
import { takePendingFocus } from '../detail/name-focus.ts'
import { useListTools } from './list-tools.tsx'
import type { ShownRow } from './rows-data.ts'

type FocusedRow = { number: number; request: number }

type Rows = {
  rows: ReadonlyArray<ShownRow>
  address: EnquiriesRoute
  list: List
  scrollTo: (row: number) => void
}

/**
 * J and K move the focus between rows, and open the enquiry beside the list on wide screens; X and Shift+J
 * select.
 *
 * @returns the row that takes the focus; `request` changes each time, even for the same row
 */
export function useRowKeys({ rows, address, list, scrollTo }: Rows): FocusedRow | null {
  const [focused, setFocused] = useState<FocusedRow | null>(null)
  const [cursor, setCursor] = useState(address.open)
  const navigate = useNavigate()
  const { selected, select, clearSelection, isSelecting } = useListTools()
  const current = rows.findIndex(({ number }) => number === cursor)
  const lastPosition = useRef({ list, position: -1 })
  useEffect(() => {
    if (current !== -1 || lastPosition.current.list !== list)
      lastPosition.current = { list, position: current }
  }, [current, list])

  const scrollToNumber = useEffectEvent((number: number) =>
    scrollTo(rows.findIndex((row) => row.number === number)),
  )

  // J and K continue from the enquiry that was opened last, however it was opened. Back at the list, the pending row takes the focus.
  useEffect(() => {
    if (address.open !== null) {
      setCursor(address.open)
      return
    }
    const number = takePendingFocus()
    if (number === null) return
    scrollToNumber(number)
    setFocused((previousFocus) => ({ number, request: (previousFocus?.request ?? 0) + 1 }))
  }, [address.open])

  function move(step: 1 | -1, { withSelection = false } = {}): void {
    const newPosition = Math.min(
      Math.max(positionAfter(step, current, lastPosition.current.position), 0),
      rows.length - 1,
    )
    const row = rows[newPosition]
    if (!row) return
    scrollTo(newPosition)
    setCursor(row.number)
    setFocused({ number: row.number, request: (focused?.request ?? 0) + 1 })
    if (withSelection) select([rows[current]?.number ?? row.number, row.number], true)
    else if (isWide() && !isSelecting)
      void navigate({ ...enquiryAt(row.number, address, list), replace: address.open !== null })
  }

  useKeys({
    j: () => move(1),
    k: () => move(-1),
    'Shift+J': () => move(1, { withSelection: true }),
    x: () => {
      const row = rows[Math.max(current, 0)]
      if (row) select([row.number], !selected.has(row.number))
    },
    Escape: isSelecting ? clearSelection : undefined,
  })
  return focused
}

/**
 * The position to which J (1) and K (-1) lead. If the current enquiry has left the list, for example because it was answered, J leads
 * to the one that took its place.
 *
 * @param current the position of the current enquiry, -1 if it is not in the list
 * @param last its last position, -1 if it had none
 */
export function positionAfter(step: 1 | -1, current: number, last: number): number {
  if (current !== -1) return current + step
  return step === 1 ? last : last - 1
}
