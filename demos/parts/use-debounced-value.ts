import { useEffect, useState } from 'react'

const REST_MS = 450

/** A value once it rests: what is said aloud, or written to the address, does not follow each letter. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
