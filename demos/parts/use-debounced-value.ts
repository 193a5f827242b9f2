import { useEffect, useState } from 'react'

const PAUSE_MS = 450

/** A value that follows after a pause, for announcements and the address, which should not follow each letter. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
