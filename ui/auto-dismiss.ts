import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls `onTimeout` after some time. The timer stops while the element is hovered or has the focus, and restarts after both (WCAG 2.2.1).
 *
 * @returns the element's handlers
 */
export function useAutoDismiss(ms: number, onTimeout: () => void) {
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isPaused = isHovered || hasFocus
  const callOnTimeout = useEffectEvent(onTimeout)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => callOnTimeout(), ms)
    return () => clearTimeout(timer)
  }, [isPaused, ms])
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  }
}
