import { type MouseEvent, useCallback, useEffect, useReducer, useRef } from 'react'
import { useLocation } from 'wouter'
import styles from './ProductTable.module.css'
import { ProductTableRow } from './ProductTableRow.tsx'
import type { RowState } from './product-row.ts'
import { useRowWindow } from './row-window.ts'
import type { ProductSelection } from './use-product-selection.ts'

type Props = {
  /** The products in order; empty while they are loaded. */
  numbers: Uint16Array
  state: RowState
  /** Null if this role may not select products. */
  selection: ProductSelection | null
  seesPrices: boolean
  /** The index of the keyboard’s current row, or -1. */
  activeIndex: number
  /** Makes a product’s row the keyboard’s current one. */
  onCurrent: (number: number) => void
}

/** The visible rows of the table. Only they are rendered again while it scrolls. */
export function ProductTableBody({ numbers, state, selection, seesPrices, activeIndex, onCurrent }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const follow = useFollow()
  const { indexes, rowPx, isMoving } = useRowWindow(numbers.length, body, activeIndex)
  const rowSlots = useRecycledRows(numbers, indexes, { isMoving, priorityIndex: activeIndex })
  return (
    <tbody
      ref={body}
      className={styles.rows}
      data-looking={numbers.length === 0 || undefined}
      style={{ height: numbers.length * rowPx }}
    >
      {numbers.length === 0 && (
        <tr>
          <td className={styles.loading}>Loading …</td>
        </tr>
      )}
      {rowSlots.map(({ key, number, index }) => (
        <ProductTableRow
          key={key}
          number={number}
          index={index}
          top={index * rowPx}
          state={state}
          isChosen={selection?.chosen.has(number) ?? false}
          onChoose={selection?.choose ?? null}
          seesPrices={seesPrices}
          onCurrent={onCurrent}
          onFollow={follow}
        />
      ))}
    </tbody>
  )
}

/** The number of rows filled in one frame. A slow processor needs 10 ms for each, and pauses from 50 ms on are visible. */
const ROWS_PER_FRAME = { moving: 1, resting: 4 }

/** The last slots are written to a ref during render: they only decide which rows are reused, so a discarded render does no harm. */
function useRecycledRows(
  numbers: Uint16Array,
  indexes: ReadonlyArray<number>,
  scroll: { isMoving: boolean; priorityIndex: number },
): ReadonlyArray<RowSlot> {
  const lastSlots = useRef<{ rowSlots: ReadonlyArray<RowSlot>; numbers: Uint16Array }>({
    rowSlots: [],
    numbers,
  })
  const [, schedule] = useReducer((frames: number) => frames + 1, 0)
  const wantedRows = indexes.map((index) => ({ index, number: numbers[index] ?? 0 }))
  const isOtherList = lastSlots.current.numbers !== numbers || lastSlots.current.rowSlots.length === 0
  const maxNewRows = isOtherList ? wantedRows.length : ROWS_PER_FRAME[scroll.isMoving ? 'moving' : 'resting']
  lastSlots.current = {
    numbers,
    rowSlots: assignRowSlots(lastSlots.current.rowSlots, wantedRows, { ...scroll, maxNewRows }),
  }
  const isFilled = isComplete(lastSlots.current.rowSlots, wantedRows)
  useEffect(() => {
    if (isFilled) return
    const frame = requestAnimationFrame(schedule)
    return () => cancelAnimationFrame(frame)
  })
  return lastSlots.current.rowSlots
}

/** One handler for all rows, because a `Link` in each would subscribe to the address. */
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

/** A reusable row of the page, with its current product. */
export type RowSlot = { key: number; number: number; index: number }

type WantedRow = { number: number; index: number }

type FrameOptions = {
  /** Whether the list scrolls; meanwhile the rows are in any order in the page, else in the order of the list. */
  isMoving: boolean
  /** The number of products that may get a row in this frame; the others follow in the next ones. */
  maxNewRows: number
  /** The index of the product that gets a row first, or -1. */
  priorityIndex: number
}

/**
 * Assigns rows to products after the list was scrolled. A product keeps its row; products that come into sight get the rows of
 * those that left, the middle ones first, so that only texts change and no element is created or removed. An unused row stays
 * where it is, out of sight.
 *
 * @param wantedRows the visible rows, in the order of the list
 */
export function assignRowSlots(
  before: ReadonlyArray<RowSlot>,
  wantedRows: ReadonlyArray<WantedRow>,
  { isMoving, maxNewRows, priorityIndex }: FrameOptions,
): ReadonlyArray<RowSlot> {
  const wantedIndex = new Map(wantedRows.map(({ number, index }) => [number, index]))
  const rowsWithoutSlot = wantedRows.filter(({ number }) => !before.some((slot) => slot.number === number))
  const middle = wantedRows[wantedRows.length >> 1]?.index ?? 0
  const rank = ({ index }: WantedRow) => (index === priorityIndex ? -1 : Math.abs(index - middle))
  const rowsToAdd = [...rowsWithoutSlot].sort((a, b) => rank(a) - rank(b)).slice(0, maxNewRows)
  const isFilled = rowsToAdd.length === rowsWithoutSlot.length
  const rowSlots = before.flatMap((slot) => {
    const index = wantedIndex.get(slot.number)
    if (index !== undefined) return [index === slot.index ? slot : { ...slot, index }]
    const nextRow = rowsToAdd.shift()
    if (nextRow) return [{ key: slot.key, ...nextRow }]
    return isFilled ? [] : [slot]
  })
  const freeKey = firstFreeKey(before)
  const allSlots = [...rowSlots, ...rowsToAdd.map((row, index) => ({ key: freeKey + index, ...row }))]
  return isMoving || !isFilled ? allSlots : allSlots.sort((a, b) => a.index - b.index)
}

/** Whether every visible product has a row. */
export function isComplete(rowSlots: ReadonlyArray<RowSlot>, wantedRows: ReadonlyArray<WantedRow>): boolean {
  const numbers = new Set(rowSlots.map(({ number }) => number))
  return wantedRows.every(({ number }) => numbers.has(number))
}

function firstFreeKey(rowSlots: ReadonlyArray<RowSlot>): number {
  return rowSlots.reduce((freeKey, { key }) => Math.max(freeKey, key + 1), 0)
}
