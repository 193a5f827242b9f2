import { useEffect, useRef } from 'react'
import { useScrollRestoration } from './scroll-restoration.ts'

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
