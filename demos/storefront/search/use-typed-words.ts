import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { storeAddresses } from '../../addresses.ts'
import { useDebouncedValue } from '../../parts/use-debounced-value.ts'

/**
 * The text in the field: the words of the address, until somebody types; then the address follows, so that Back, and a link that
 * is passed on, find what was typed.
 *
 * @param inAddress the current address; a space at its end is kept, for somebody goes on typing behind it
 * @param fieldId of the field, in which somebody may have typed before the page woke
 */
export function useTypedWords(inAddress: string, fieldId: string): [string, (typed: string) => void] {
  const [, navigate] = useLocation()
  const words = inAddress.trim()
  const [typed, setTyped] = useState(inAddress)
  const written = useRef(words)
  const settled = useDebouncedValue(typed.trim())
  useLayoutEffect(() => {
    const field = document.getElementById(fieldId)
    if (field instanceof HTMLInputElement && field.value !== '') setTyped(field.value)
  }, [fieldId])
  useEffect(() => {
    if (words === written.current) return
    written.current = words
    setTyped(words)
  }, [words])
  useEffect(() => {
    if (settled === written.current) return
    written.current = settled
    navigate(storeAddresses.search(settled), { replace: true })
  }, [settled, navigate])
  return [typed, setTyped]
}
