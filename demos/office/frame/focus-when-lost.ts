import { useEffect, useRef } from 'react'

/**
 * What had the focus may go when a screen comes to its next stage: the focus goes to the heading, not to nowhere.
 *
 * @param stage of the screen, another text for each
 */
export function useFocusWhenLost(stage: string): void {
  const last = useRef(stage)
  useEffect(() => {
    if (last.current === stage) return
    last.current = stage
    if (document.activeElement === document.body) document.getElementById('screen')?.focus()
  }, [stage])
}
