import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { storeAddresses } from '../../addresses.ts'
import { useSettled } from '../../ui/use-settled.ts'

/**
 * What stands in the field: the words of the address, until somebody types; then the address follows, so that Back, and a link that
 * is passed on, find what was typed.
 *
 * @param inAddress words that the address asks for now
 * @param fieldId of the field, in which somebody may have typed before the page woke
 */
export function useTypedWords(inAddress: string, fieldId: string): [string, (typed: string) => void] {
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState(inAddress)
  const written = useRef(inAddress)
  const settled = useSettled(typed.trim())
  useLayoutEffect(() => {
    const field = document.getElementById(fieldId)
    if (field instanceof HTMLInputElement && field.value !== '') setTyped(field.value)
  }, [fieldId])
  useEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    setTyped(inAddress)
  }, [inAddress])
  useEffect(() => {
    if (settled === written.current) return
    written.current = settled
    navigate(storeAddresses.search(settled), { replace: true })
  }, [settled, navigate])
  return [typed, setTyped]
}
