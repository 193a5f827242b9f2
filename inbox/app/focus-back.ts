import { useEffect } from 'react'

/** Gives the focus back when a part goes that had taken it: to where it was, or if that is gone too, to the open enquiry's name. */
export function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        const name = document.querySelector<HTMLElement>('[data-enquiry-name]')
        if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus()
        else name?.focus()
      })
    }
  }, [])
}
