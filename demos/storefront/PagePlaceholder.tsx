import { useLayoutEffect, useRef } from 'react'
import { useIsHydrated } from '../parts/use-is-hydrated.ts'
import { OneColumn } from './buy/parts/TwoColumns.tsx'
import type { BuyPage } from './routes/route.ts'
import { BUY_PAGE_TITLES } from './routes/titles.ts'

/** The placeholder of a page of the basket or the orders. Without script it stays, with the reason. */
export function PagePlaceholder({ page }: { page: BuyPage }) {
  const isLoading = useIsHydrated() // without script nothing is loading
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const placeholderHeading = heading.current
    return () => moveFocusToPage(placeholderHeading)
  }, [])
  return (
    <div aria-busy={isLoading}>
      <OneColumn>
        <h1 ref={heading}>{BUY_PAGE_TITLES[page]}</h1>
        <noscript>
          <p>
            The basket and the orders of this demo live in your browser alone, so this page needs its script.
            You can look round the shop without it.
          </p>
        </noscript>
      </OneColumn>
    </div>
  )
}

/** Moves the focus from the placeholder's heading, which is being removed, to that of the page. */
function moveFocusToPage(heading: HTMLElement | null): void {
  if (heading === null || heading !== document.activeElement) return
  queueMicrotask(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }))
}
