import { useCallback, useEffect, useRef } from 'react'

/**
 * Shows a new screen from its top, or after Back at its previous scroll position, with the focus on its heading.
 * The first screen after a page load is left to the browser.
 */
export function useFocusOnNewScreen(path: string): void {
  const lastPath = useRef(path)
  const restoreScroll = useScrollRestoration()
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    restoreScroll()
    const focus = () => document.getElementById('screen')?.focus({ preventScroll: true })
    // A screen that is still loading has no heading yet.
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  }, [path, restoreScroll])
}

/** The scroll position of each address since the page was loaded, in pixels. */
const scrollPositions = new Map<string, number>()

/**
 * Stores the scroll position of each screen.
 *
 * @returns a function that scrolls a new screen to its previous position after Back or Forward, else to its top
 */
function useScrollRestoration(): () => void {
  const targetTop = useRef(0)
  useEffect(() => {
    const savePosition = () => scrollPositions.set(address(), scrollY)
    const onPopState = () => {
      targetTop.current = scrollPositions.get(address()) ?? 0
    }
    addEventListener('scroll', savePosition, { passive: true })
    addEventListener('popstate', onPopState)
    return () => {
      removeEventListener('scroll', savePosition)
      removeEventListener('popstate', onPopState)
    }
  }, [])
  return useCallback(() => {
    const scrollTop = targetTop.current
    targetTop.current = 0
    scrollTo(0, 0)
    if (scrollTop > 0) scrollWhenLongEnough(scrollTop)
  }, [])
}

function address(): string {
  return location.pathname + location.search + location.hash
}

/** Scrolls once the screen’s list is filled, unless the user acts first. */
function scrollWhenLongEnough(scrollTop: number): void {
  const aborter = new AbortController()
  const isLongEnough = () => document.documentElement.scrollHeight - innerHeight >= scrollTop
  const observer = new ResizeObserver(() => {
    if (!isLongEnough()) return
    aborter.abort()
    scrollTo(0, scrollTop)
  })
  aborter.signal.addEventListener('abort', () => observer.disconnect())
  for (const userEvent of ['wheel', 'touchmove', 'keydown', 'popstate', 'pointerdown'])
    addEventListener(userEvent, () => aborter.abort(), { signal: aborter.signal, passive: true })
  observer.observe(document.body)
}
