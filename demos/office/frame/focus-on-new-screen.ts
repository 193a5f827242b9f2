import { useCallback, useEffect, useRef } from 'react'

/**
 * Shows a new screen from its top, with the focus on its heading; one reached by Back at its previous scroll position.
 * The first screen after a page load is left to the browser.
 */
export function useFocusOnNewScreen(path: string): void {
  const lastPath = useRef(path)
  const showKeptPlace = useScrollRestoration()
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    showKeptPlace()
    const focus = () => document.getElementById('screen')?.focus({ preventScroll: true })
    // A screen that is still loading has no heading yet.
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  }, [path, showKeptPlace])
}

/** The scroll position of each address since the page was loaded, in pixels. */
const scrollPositions = new Map<string, number>()

/**
 * Remembers how far each screen was scrolled.
 *
 * @returns scrolls a new screen to its previous position after Back or Forward, else to its top
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

/** A list is filled shortly after its screen is shown. If the user scrolls meanwhile, nothing is done. */
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
