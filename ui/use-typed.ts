import { useState } from 'react'

/**
 * What is typed in a field whose value is kept elsewhere, and its setter: it begins with the kept value, and again whenever that becomes
 * another. A `key` would do that too, but take the focus.
 */
export function useTyped(kept: string): [typed: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(kept)
  const [before, setBefore] = useState(kept)
  if (before !== kept) {
    setBefore(kept)
    setTyped(kept)
  }
  return [typed, setTyped]
}
