import { useLocation } from 'wouter'
import { storeAddresses } from '../../addresses.ts'
import { FIELD_ID } from './SearchField.tsx'

/**
 * Shows the search with its field focused, and the cursor behind what was typed so far. It does so at once, without a
 * transition: letters typed meanwhile would be lost, and phones bring up the keyboard only during a press.
 */
export function useOpenSearch(): (typed: string) => void {
  const [, navigate] = useLocation()
  return (typed) => {
    navigate(storeAddresses.search(typed), { transition: false })
    const field = document.getElementById(FIELD_ID)
    if (!(field instanceof HTMLInputElement)) return
    field.focus()
    field.setSelectionRange(typed.length, typed.length)
  }
}
