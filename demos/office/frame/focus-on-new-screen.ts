import { useEffect, useRef } from 'react'

/** Another screen begins at its top, with the focus on its heading. The first one of a page is the browser's. */
export function useFocusOnNewScreen(path: string): void {
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    scrollTo(0, 0)
    const focus = () => document.getElementById('screen')?.focus({ preventScroll: true })
    // A screen that is still being fetched has no heading yet.
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  }, [path])
}
