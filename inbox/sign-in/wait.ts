import { useCallback, useEffect, useState } from 'react'

/** Seconds that count down to 0. */
export function useWait(): { seconds: number; wait: (seconds: number) => void } {
  const [seconds, setSeconds] = useState(0)
  const isWaiting = seconds > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setSeconds((left) => Math.max(left - 1, 0)), 1_000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return { seconds, wait: useCallback((wanted: number) => setSeconds(wanted), []) }
}
