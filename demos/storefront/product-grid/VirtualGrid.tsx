import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMedia } from '../../parts/use-media.ts'
import grid from './Grid.module.css'
import { ProductCard } from './ProductCard.tsx'
import type { ProductWithStock } from './ProductGrid.tsx'

type Props = {
  /** Numbers of all products, in order. */
  numbers: ArrayLike<number>
  /** Returns null for a product that is no longer for sale. */
  item: (number: number) => ProductWithStock | null
}

/** The number of cards in the page that the server renders. */
export const FIRST_PRODUCTS = 24
const OVERSCAN_ROWS = 2
/** The height of a card's text below its picture, in pixels. */
const TEXT_HEIGHT_PX = 96

/**
 * A list of products in rows that renders only the rows near the screen. The server renders the first rows; they are
 * measured before any of them is removed, so nothing moves.
 */
export function VirtualGrid({ numbers, item }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [measured, setMeasured] = useState<Measured | null>(null)
  // The number of columns that Grid.module.css shows at this width.
  const columns = useMedia(WIDE) ? WIDE_COLUMNS : PHONE_COLUMNS
  useLayoutEffect(() => {
    if (list.current) setMeasured(measure(list.current, columns, earlierHeights.get(numbers)))
  }, [columns, numbers])
  if (measured && measured.columns === columns)
    return <Rows key={columns} numbers={numbers} item={item} measured={measured} />
  return (
    <div>
      <ul ref={list} className={`${grid.grid} ${grid.three}`}>
        {Array.from(numbers)
          .slice(0, FIRST_PRODUCTS)
          .map((number) => card(item(number)))}
      </ul>
    </div>
  )
}

type Heights = { columns: number; rows: Array<VirtualItem> }

/** The measured heights of earlier lists, so that after Back each row is where it was. */
const earlierHeights = new WeakMap<ArrayLike<number>, Heights>()

function card(item: ProductWithStock | null, props: Partial<Parameters<typeof ProductCard>[0]> = {}) {
  if (!item) return null
  const { product, quantity } = item
  return <ProductCard key={product.number} product={product} quantity={quantity} {...props} />
}

function Rows({ numbers, item, measured }: Props & { measured: Measured }) {
  const { columns, gap, width, rows } = measured
  const gridRef = useRef<HTMLDivElement>(null)
  const top = useTop(gridRef, measured.top)
  const virtual = useWindowVirtualizer({
    count: Math.ceil(numbers.length / columns),
    estimateSize: () => (width - gap.column * (columns - 1)) / columns + TEXT_HEIGHT_PX,
    gap: gap.row,
    scrollMargin: top,
    overscan: OVERSCAN_ROWS,
    initialMeasurementsCache: rows,
    initialOffset: () => scrollY,
  })
  useEffect(
    () => () => void earlierHeights.set(numbers, { columns, rows: virtual.measurementsCache }),
    [numbers, columns, virtual],
  )
  const visibleRows = virtual.getVirtualItems()
  const start = visibleRows[0] ? visibleRows[0].start - top : 0
  return (
    <div ref={gridRef} style={{ minHeight: virtual.getTotalSize(), paddingTop: start }}>
      <ul className={`${grid.grid} ${grid.three}`}>
        {visibleRows.flatMap(({ index }) =>
          Array.from({ length: columns }, (_, column) => {
            const itemIndex = index * columns + column
            const number = numbers[itemIndex]
            if (number === undefined) return null
            return card(item(number), {
              position: { number: itemIndex + 1, of: numbers.length },
              row: column === 0 ? { index, ref: virtual.measureElement } : undefined,
            })
          }),
        )}
      </ul>
    </div>
  )
}

/** The list's distance from the page's top, which a new row of chips changes. */
function useTop(gridRef: RefObject<HTMLElement | null>, first: number): number {
  const [top, setTop] = useState(first)
  useLayoutEffect(() => {
    const currentTop = gridRef.current && gridRef.current.getBoundingClientRect().top + scrollY
    if (currentTop !== null && Math.abs(currentTop - top) >= 1) setTop(currentTop)
  })
  return top
}

/** The list's distance from the page's top, and the heights of its first rows. */
type Measured = {
  columns: number
  top: number
  width: number
  gap: { row: number; column: number }
  rows: Array<VirtualItem>
}

function measure(list: HTMLUListElement, columns: number, before: Heights | undefined): Measured {
  const top = list.getBoundingClientRect().top + scrollY
  const { rowGap, columnGap } = getComputedStyle(list)
  const rows = [...list.children]
    .filter((_, index) => index % columns === 0)
    .map((item, index): VirtualItem => {
      const box = item.getBoundingClientRect()
      const start = box.top + scrollY
      return { key: index, index, start, end: start + box.height, size: box.height, lane: 0 }
    })
  return {
    columns,
    top,
    width: list.clientWidth,
    gap: { row: Number.parseFloat(rowGap) || 0, column: Number.parseFloat(columnGap) || 0 },
    rows: before?.columns === columns ? before.rows : rows,
  }
}

const WIDE = '(min-width: 44.01rem)'
const PHONE_COLUMNS = 2
const WIDE_COLUMNS = 3
