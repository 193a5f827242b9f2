import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time in epoch milliseconds, updated each minute. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4)
    return () => clearInterval(timer)
  }, [])
  return now
}
