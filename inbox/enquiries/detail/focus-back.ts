import { useEffect } from 'react'

/** Gives the focus back when a part goes that had taken it: to where it was, or if that is gone too, to the open enquiry's name. */
export function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        if (before instanceof HTMLElement && before.isConnected) before.focus()
        // An element that is gone, or leaving and inert, takes no focus.
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('[data-enquiry-name]')?.focus()
      })
    }
  }, [])
}
