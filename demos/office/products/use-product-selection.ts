import { useRef, useState } from 'react'
import { useKeys } from '../../../ui/keys.ts'

/** The selection and its keys: J and K move, X selects, Shift+X selects a range. */
export function useProductSelection(numbers: Uint16Array, mayChoose: boolean) {
  const [chosen, setChosen] = useState(EMPTY_SELECTION)
  const [active, setActive] = useState(0)
  const last = useRef<number | null>(null)
  const index = numbers.indexOf(active)
  const choose = (number: number) => {
    last.current = number
    setChosen((before) => toggled(before, number))
  }
  const moveBy = (by: number) => {
    const number = numbers[Math.min(Math.max(index + by, 0), numbers.length - 1)]
    if (number === undefined) return
    setActive(number)
    requestAnimationFrame(() => document.getElementById(`product-${number}`)?.focus())
  }
  useKeys({
    j: () => moveBy(1),
    k: () => moveBy(-1),
    x: mayChoose && index >= 0 ? () => choose(active) : undefined,
    'Shift+X':
      mayChoose && index >= 0
        ? () => setChosen((before) => upToHere(numbers, before, last.current, active))
        : undefined,
    Escape: chosen.size > 0 ? () => setChosen(EMPTY_SELECTION) : undefined,
  })
  return {
    chosen,
    place: index,
    choose,
    reach: setActive,
    all: () => setChosen(new Set(numbers)),
    none: () => setChosen(EMPTY_SELECTION),
  }
}

const EMPTY_SELECTION: ReadonlySet<number> = new Set()

/** The selection with a product added or removed. */
export function toggled(chosen: ReadonlySet<number>, number: number): ReadonlySet<number> {
  const newSelection = new Set(chosen)
  if (!newSelection.delete(number)) newSelection.add(number)
  return newSelection
}

/** The selection with the range from the last selected product to the current one. */
export function upToHere(
  numbers: Uint16Array,
  chosen: ReadonlySet<number>,
  last: number | null,
  currentRow: number,
): ReadonlySet<number> {
  const end = numbers.indexOf(currentRow)
  const begin = last === null ? -1 : numbers.indexOf(last)
  if (end < 0 || begin < 0) return new Set([...chosen, currentRow])
  return new Set([...chosen, ...numbers.slice(Math.min(begin, end), Math.max(begin, end) + 1)])
}
