import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls `onTimeout` after some time. Hovering or focusing the element stops the timer; leaving it restarts the timer (WCAG 2.2.1).
 *
 * @returns the element's handlers
 */
export function useAutoDismiss(ms: number, onTimeout: () => void) {
  const [isPaused, setPaused] = useState(false)
  const callOnTimeout = useEffectEvent(onTimeout)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => callOnTimeout(), ms)
    return () => clearTimeout(timer)
  }, [isPaused, ms])
  return {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  }
}
