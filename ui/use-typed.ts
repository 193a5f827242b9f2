import { useState } from 'react'

/**
 * A field's text and its setter. The text begins as the stored value, and again whenever that changes. A `key` would do
 * the same, but the field would lose the focus.
 */
export function useTyped(stored: string): [typed: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(stored)
  const [before, setBefore] = useState(stored)
  if (before !== stored) {
    setBefore(stored)
    setTyped(stored)
  }
  return [typed, setTyped]
}
