import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** The height of a row in rem: 56 px, or a card of two lines on a phone. */
const ROW_REM = { wide: 3.5, narrow: 6 }
const WIDE = '(min-width: 60.01rem)'

type RowWindow = {
  /** The rows to render, in order. */
  indexes: ReadonlyArray<number>
  rowPx: number
  /** Whether the list is being scrolled. */
  isMoving: boolean
}

/**
 * The visible rows of a long list, and the focused one even out of sight.
 *
 * @param list the element whose top is that of the first row
 */
export function useRowWindow(
  count: number,
  list: RefObject<HTMLElement | null>,
  activeIndex: number,
): RowWindow {
  const rowPx = useRowHeight()
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowPx,
    overscan: 6,
    scrollMargin: useTop(list),
    rangeExtractor: ({ startIndex, endIndex, overscan }) => {
      const firstRow = Math.max(0, startIndex - overscan)
      const lastRow = Math.min(count - 1, endIndex + overscan)
      const visibleIndexes = Array.from({ length: lastRow - firstRow + 1 }, (_, index) => firstRow + index)
      return activeIndex < 0 || activeIndex >= count || visibleIndexes.includes(activeIndex)
        ? visibleIndexes
        : [...visibleIndexes, activeIndex].sort((a, b) => a - b)
    },
  })
  useLayoutEffect(() => {
    if (rowPx > 0) virtualizer.measure()
  }, [virtualizer, rowPx])
  return {
    indexes: virtualizer.getVirtualItems().map(({ index }) => index),
    rowPx,
    isMoving: virtualizer.isScrolling,
  }
}

/** The row height in pixels, which depends on the browser’s font size. */
function useRowHeight(): number {
  const [px, setPx] = useState(56)
  useLayoutEffect(() => {
    const wideQuery = matchMedia(WIDE)
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setPx((wideQuery.matches ? ROW_REM.wide : ROW_REM.narrow) * rem)
    }
    measure()
    wideQuery.addEventListener('change', measure)
    return () => wideQuery.removeEventListener('change', measure)
  }, [])
  return px
}

/** The distance of the first row from the top of the page, which changes with the content above. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect()
      if (box) setTop(Math.round(box.top + scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return top
}
