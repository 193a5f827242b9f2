import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls `onOver` after some time. Hovering or focusing the element stops the timer; leaving it restarts the timer (WCAG 2.2.1).
 *
 * @returns the element's handlers
 */
export function useAutoDismiss(ms: number, onOver: () => void) {
  const [isPaused, setPaused] = useState(false)
  const callOnOver = useEffectEvent(onOver)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => callOnOver(), ms)
    return () => clearTimeout(timer)
  }, [isPaused, ms])
  return {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  }
}
