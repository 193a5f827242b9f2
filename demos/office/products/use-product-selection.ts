import { useRef, useState } from 'react'
import { useKeys } from '../../../ui/keys.ts'
import { EMPTY_SELECTION, toggled, upToHere } from './selection.ts'

/** What is done in the list with keys: J and K walk, X chooses, Shift X up to here. */
export function useProductSelection(numbers: Uint16Array, mayChoose: boolean) {
  const [chosen, setChosen] = useState(EMPTY_SELECTION)
  const [held, setHeld] = useState(0)
  const last = useRef<number | null>(null)
  const place = numbers.indexOf(held)
  const choose = (number: number) => {
    last.current = number
    setChosen((before) => toggled(before, number))
  }
  const walk = (by: number) => {
    const number = numbers[Math.min(Math.max(place + by, 0), numbers.length - 1)]
    if (number === undefined) return
    setHeld(number)
    requestAnimationFrame(() => document.getElementById(`product-${number}`)?.focus())
  }
  useKeys({
    j: () => walk(1),
    k: () => walk(-1),
    x: mayChoose && place >= 0 ? () => choose(held) : undefined,
    'Shift+X':
      mayChoose && place >= 0
        ? () => setChosen((before) => upToHere(numbers, before, last.current, held))
        : undefined,
    Escape: chosen.size > 0 ? () => setChosen(EMPTY_SELECTION) : undefined,
  })
  return {
    chosen,
    place,
    choose,
    reach: setHeld,
    all: () => setChosen(new Set(numbers)),
    none: () => setChosen(EMPTY_SELECTION),
  }
}
