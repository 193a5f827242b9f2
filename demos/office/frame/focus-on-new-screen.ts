import { useCallback, useEffect, useRef } from 'react'

/**
 * Another screen begins at its top, with the focus on its heading; one that Back leads to is shown where it was left. The first one
 * of a page is the browser's.
 */
export function useFocusOnNewScreen(path: string): void {
  const lastPath = useRef(path)
  const showKeptPlace = useScrollRestoration()
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    showKeptPlace()
    const focus = () => document.getElementById('screen')?.focus({ preventScroll: true })
    // A screen that is still being fetched has no heading yet.
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  }, [path, showKeptPlace])
}

/** Where a reader stood on each address of this page's life, in pixels from the top. */
const scrollPositions = new Map<string, number>()

/**
 * Remembers how far each screen was scrolled.
 *
 * @returns shows a new screen where it was left if Back or Forward led to it, else from its top
 */
function useScrollRestoration(): () => void {
  const wantedTop = useRef(0)
  useEffect(() => {
    const keepPosition = () => scrollPositions.set(address(), scrollY)
    const goBack = () => {
      wantedTop.current = scrollPositions.get(address()) ?? 0
    }
    addEventListener('scroll', keepPosition, { passive: true })
    addEventListener('popstate', goBack)
    return () => {
      removeEventListener('scroll', keepPosition)
      removeEventListener('popstate', goBack)
    }
  }, [])
  return useCallback(() => {
    const scrollTop = wantedTop.current
    wantedTop.current = 0
    scrollTo(0, 0)
    if (scrollTop > 0) scrollOnceThere(scrollTop)
  }, [])
}

function address(): string {
  return location.pathname + location.search + location.hash
}

/** A list is filled a moment after its screen is there. Who moves meanwhile is left alone. */
function scrollOnceThere(scrollTop: number): void {
  const end = new AbortController()
  const isLongEnough = () => document.documentElement.scrollHeight - innerHeight >= scrollTop
  const observer = new ResizeObserver(() => {
    if (!isLongEnough()) return
    end.abort()
    scrollTo(0, scrollTop)
  })
  end.signal.addEventListener('abort', () => observer.disconnect())
  for (const move of ['wheel', 'touchmove', 'keydown', 'popstate', 'pointerdown'])
    addEventListener(move, () => end.abort(), { signal: end.signal, passive: true })
  observer.observe(document.body)
}
