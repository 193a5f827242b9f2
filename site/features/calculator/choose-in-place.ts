import type { MouseEvent } from 'react'

/** Follows a link of the calculator to itself without leaving the page; a new tab stays a new tab. */
export function updateInPlace(choose: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose()
  }
}
