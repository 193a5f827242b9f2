import { type MouseEvent, useCallback, useRef } from 'react'
import { useLocation } from 'wouter'
import { useRowWindow } from './row-window.ts'
import { reseated, type Seat } from './seats.ts'
import styles from './ThingTable.module.css'
import { ThingTableRow } from './ThingTableRow.tsx'
import type { RowState } from './thing-row.ts'

type Props = {
  numbers: Uint16Array
  state: RowState
  /** Null: nothing is chosen here. */
  choosing: { chosen: ReadonlySet<number>; onChoose: (number: number) => void } | null
  seesPrices: boolean
  /** The row that J and K stand on; -1: none. */
  held: number
  onReach: (number: number) => void
}

/** Of thousands of rows those in sight. They alone are drawn anew while somebody scrolls. */
export function ThingRows({ numbers, state, choosing, seesPrices, held, onReach }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const follow = useFollow()
  const { indexes, rowPx, isMoving } = useRowWindow(numbers.length, body, held)
  const seats = useSeats(
    indexes.map((index) => ({ index, number: numbers[index] ?? 0 })),
    isMoving,
  )
  return (
    <tbody
      ref={body}
      className={styles.rows}
      data-looking={numbers.length === 0 || undefined}
      style={{ height: numbers.length * rowPx }}
    >
      {numbers.length === 0 && (
        <tr>
          <td className={styles.looking}>Looking …</td>
        </tr>
      )}
      {seats.map(({ key, number, index }) => (
        <ThingTableRow
          key={key}
          number={number}
          place={index}
          top={index * rowPx}
          state={state}
          isChosen={choosing?.chosen.has(number) ?? false}
          onChoose={choosing?.onChoose ?? null}
          seesPrices={seesPrices}
          onReach={onReach}
          onFollow={follow}
        />
      ))}
    </tbody>
  )
}

/** Which row a thing has only decides what is reused: a drawing that React throws away does no harm to it. */
function useSeats(wanted: ReadonlyArray<Pick<Seat, 'number' | 'index'>>, isMoving: boolean) {
  const seats = useRef<ReadonlyArray<Seat>>([])
  seats.current = reseated(seats.current, wanted, isMoving)
  return seats.current
}

/** One for all rows: a `Link` in each of them would listen to the address by itself. */
function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const [, navigate] = useLocation()
  return useCallback(
    (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      navigate(event.currentTarget.pathname + event.currentTarget.search)
    },
    [navigate],
  )
}
