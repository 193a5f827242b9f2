import { useCallback, useEffect, useRef } from 'react'

/**
 * Another screen begins at its top, with the focus on its heading; one that Back leads to is shown where it was left. The first one
 * of a page is the browser's.
 */
export function useFocusOnNewScreen(path: string): void {
  const last = useRef(path)
  const showKeptPlace = useScrollRestoration()
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    showKeptPlace()
    const focus = () => document.getElementById('screen')?.focus({ preventScroll: true })
    // A screen that is still being fetched has no heading yet.
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  }, [path, showKeptPlace])
}

/** Where a reader stood on each address of this page's life, in pixels from the top. */
const places = new Map<string, number>()

/**
 * Remembers how far each screen was scrolled.
 *
 * @returns shows a new screen where it was left if Back or Forward led to it, else from its top
 */
function useScrollRestoration(): () => void {
  const wanted = useRef(0)
  useEffect(() => {
    const keep = () => places.set(address(), scrollY)
    const goBack = () => {
      wanted.current = places.get(address()) ?? 0
    }
    addEventListener('scroll', keep, { passive: true })
    addEventListener('popstate', goBack)
    return () => {
      removeEventListener('scroll', keep)
      removeEventListener('popstate', goBack)
    }
  }, [])
  return useCallback(() => {
    const place = wanted.current
    wanted.current = 0
    scrollTo(0, 0)
    if (place > 0) scrollOnceThere(place)
  }, [])
}

function address(): string {
  return location.pathname + location.search + location.hash
}

/** A list is filled a moment after its screen is there. Who moves meanwhile is left alone. */
function scrollOnceThere(place: number): void {
  const end = new AbortController()
  const isLongEnough = () => document.documentElement.scrollHeight - innerHeight >= place
  const observer = new ResizeObserver(() => {
    if (!isLongEnough()) return
    end.abort()
    scrollTo(0, place)
  })
  end.signal.addEventListener('abort', () => observer.disconnect())
  for (const move of ['wheel', 'touchmove', 'keydown', 'popstate', 'pointerdown'])
    addEventListener(move, () => end.abort(), { signal: end.signal, passive: true })
  observer.observe(document.body)
}
