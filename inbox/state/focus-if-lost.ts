import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives a heading the focus as it appears, if nothing has it: after Send, Undo or a tap on a row that is hidden then, one
 * goes on from there. A page that was just loaded is left alone.
 */
export function useFocusIfLost(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    // Safari before 16.4 and Firefox before 120 do not know it.
    const isUsed = navigator.userActivation?.hasBeenActive ?? false
    if (isLost && isUsed) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
