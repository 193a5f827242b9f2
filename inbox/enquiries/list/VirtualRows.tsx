import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import { countAtLeast } from '../../../domain/inbox/words/headings.ts'
import { groupedCount } from '../../../domain/wording.ts'
import { type ExitingItem, useExitAnimation } from '../../state/exit-animation.ts'
import { NewEnquiriesBanner } from './Banners.tsx'
import { Row } from './Row.tsx'
import { useRowKeys } from './row-keys.ts'
import type { ListProps, RowsData } from './rows-data.ts'
import styles from './VirtualRows.module.css'

const NO_ROWS: RowsData['rows'] = []
const ROW_PX = 90
const HEADING_PX = 37
/** The next page is requested when no more than this many rows are left below. */
const PREFETCH_ROWS = 20

/** A virtualised list of links: only visible rows are in the page, so it scrolls as smoothly with ten thousand rows as with ten. */
export function VirtualRows({ address, list, data: { rows, total, isCapped, loadMore } }: ListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const leavingRows = useExitAnimation(list === 'needs' && !address.isSearch ? rows : NO_ROWS)
  const items = useMemo(
    () => listItems(withLeavingRows(rows, leavingRows), total, isCapped),
    [rows, leavingRows, total, isCapped],
  )
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (items[index]?.kind === 'heading' ? HEADING_PX : ROW_PX),
    getItemKey: (index) => keyOf(items[index], index),
    overscan: 8,
  })
  const focused = useRowKeys({
    rows,
    address,
    list,
    scrollTo: (row) => virtual.scrollToIndex(itemIndexOf(items, row)),
  })

  const visibleItems = virtual.getVirtualItems()
  const lastShown = visibleItems.at(-1)?.index ?? 0
  useEffect(() => {
    if (rows.length < total && lastShown > items.length - PREFETCH_ROWS) loadMore()
  }, [rows.length, total, lastShown, items.length, loadMore])

  const sections = sectionsOf(visibleItems, ({ index }) => items[index]?.kind === 'heading')
  return (
    <div ref={scroller} className={styles.rows}>
      {!address.isSearch && (
        <NewEnquiriesBanner
          list={list}
          rows={rows}
          isScrolled={() => (scroller.current?.scrollTop ?? 0) > 0}
        />
      )}
      <div style={{ height: virtual.getTotalSize(), paddingTop: visibleItems[0]?.start ?? 0 }}>
        {sections.map(({ heading, rows: sectionRows }) => (
          <div key={heading?.key ?? 'first'}>
            {heading && (
              <RowsHeading
                item={items[heading.index]}
                index={heading.index}
                measure={virtual.measureElement}
              />
            )}
            <ul>
              {sectionRows.map(({ index, key }) => {
                const item = items[index]
                return item?.kind === 'row' ? (
                  <Row
                    key={key}
                    row={item.row}
                    position={item.position}
                    isLeaving={leavingRows.some((leaving) => leaving.item === item.row)}
                    total={isCapped ? null : total}
                    index={index}
                    measure={virtual.measureElement}
                    address={address}
                    list={list}
                    focusRequest={focused?.number === item.row.number ? focused.request : 0}
                  />
                ) : null
              })}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Inserts leaving rows where they were. */
function withLeavingRows<Item>(
  rows: ReadonlyArray<Item>,
  leavingRows: ReadonlyArray<ExitingItem<Item>>,
): ReadonlyArray<Item> {
  return leavingRows.reduce(
    (all, { item, index }) => [...all.slice(0, index), item, ...all.slice(index)],
    rows,
  )
}

type Items = ReturnType<typeof listItems<RowsData['rows'][number]>>

function keyOf(item: Items[number] | undefined, index: number): string | number {
  if (!item) return index
  // A search may find one enquiry twice.
  return item.kind === 'heading' ? `h${item.occurrence}${item.group}` : `${item.row.group}${item.row.number}`
}

function itemIndexOf(items: Items, rowIndex: number): number {
  return Math.max(
    items.findIndex((item) => item.kind === 'row' && item.position === rowIndex + 1),
    0,
  )
}

type RowsHeadingProps = {
  item: ListItem<unknown> | undefined
  index: number
  measure: (element: Element | null) => void
}

/** The heading of a group of rows, with their number. */
function RowsHeading({ item, index, measure }: RowsHeadingProps) {
  if (item?.kind !== 'heading') return null
  const isRed = item.group === 'Late' || item.group === 'Not delivered'
  return (
    <h2 ref={measure} data-index={index} className={`${styles.heading} ${isRed ? styles.red : ''}`}>
      {item.group}
      {item.count !== null && <span>{item.count}</span>}
    </h2>
  )
}

/** The items of a virtual list, headings and rows, from top to bottom. */
type ListItem<Row> =
  | { kind: 'heading'; group: string; count: string | null; occurrence: number }
  | { kind: 'row'; row: Row; position: number }

/**
 * Puts a heading before the first row of each group. With several groups, a count is null while more rows of its group may be
 * loaded, or if the total is capped. A group that is interrupted by another has a heading for each part.
 *
 * @param rows in their order
 * @param total how many there are in all, loaded or not
 * @param isCapped whether there are more than `total`
 */
export function listItems<Row extends { group: string }>(
  rows: ReadonlyArray<Row>,
  total: number,
  isCapped = false,
): Array<ListItem<Row>> {
  const counts = new Map<string, number>()
  for (const { group } of rows) counts.set(group, (counts.get(group) ?? 0) + 1)
  const openGroup = rows.length < total ? rows.at(-1)?.group : undefined
  const countOf = (group: string): string | null => {
    if (counts.size === 1) return countAtLeast(total, isCapped)
    return isCapped || group === openGroup ? null : groupedCount(counts.get(group) ?? 0)
  }
  const occurrences = new Map<string, number>()
  return rows.flatMap((row, index) => {
    const item: ListItem<Row> = { kind: 'row', row, position: index + 1 }
    if (rows[index - 1]?.group === row.group) return [item]
    const occurrence = (occurrences.get(row.group) ?? 0) + 1
    occurrences.set(row.group, occurrence)
    return [{ kind: 'heading', group: row.group, count: countOf(row.group), occurrence }, item]
  })
}

/** A heading and its visible rows. */
type Section<Item> = { heading: Item | null; rows: Array<Item> }

/** Splits the visible items at their headings, so that each group is a list of its own. */
export function sectionsOf<Item>(
  items: ReadonlyArray<Item>,
  isHeading: (item: Item) => boolean,
): Array<Section<Item>> {
  const sections: Array<Section<Item>> = []
  for (const item of items) {
    if (isHeading(item)) sections.push({ heading: item, rows: [] })
    else if (sections.length === 0) sections.push({ heading: null, rows: [item] })
    else sections.at(-1)?.rows.push(item)
  }
  return sections
}
