import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls `onOver` after some time, counted again from the start once nothing hovers or focuses the element (WCAG 2.2.1).
 *
 * @returns the element's handlers
 */
export function useAutoDismiss(ms: number, onOver: () => void) {
  const [isPaused, setPaused] = useState(false)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => over(), ms)
    return () => clearTimeout(timer)
  }, [isPaused, ms])
  return {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  }
}
