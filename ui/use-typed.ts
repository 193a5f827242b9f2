import { useState } from 'react'

/**
 * A field's text and its setter. The text begins as the stored value, and is reset whenever that changes. A `key` would do
 * the same, but the field would lose the focus.
 */
export function useTyped(stored: string): [typed: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(stored)
  const [previous, setPrevious] = useState(stored)
  if (previous !== stored) {
    setPrevious(stored)
    setTyped(stored)
  }
  return [typed, setTyped]
}
