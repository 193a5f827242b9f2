import { useEffect, useState } from 'react'
import { isRefused } from '../api/refused.ts'
import { errorText } from './error-text.ts'
import { useLive } from './live.tsx'

/**
 * Why the last act was not done, in a sentence; null if it was. That there was no connection is told until it is back.
 *
 * @param words makes a sentence of what was thrown
 */
export function useFault(words = errorText): [fault: string | null, setError: (error: unknown) => void] {
  const { lostSince } = useLive()
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (lostSince === null) setError((last: unknown) => (isRefused(last, 'offline') ? null : last))
  }, [lostSince])
  return [error === null ? null : words(error), setError]
}
