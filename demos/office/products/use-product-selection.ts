import { useRef, useState } from 'react'
import { useKeys } from '../../../ui/keys.ts'

export type ProductSelection = ReturnType<typeof useProductSelection>

/** The selection of products and its keys: J and K move, X selects, Shift+X selects a range. */
export function useProductSelection(numbers: Uint16Array, isEnabled: boolean) {
  const [chosen, setChosen] = useState(EMPTY_SELECTION)
  const [currentNumber, setCurrentNumber] = useState(0)
  const lastChosen = useRef<number | null>(null)
  const currentIndex = numbers.indexOf(currentNumber)
  const choose = (number: number) => {
    lastChosen.current = number
    setChosen((chosen) => toggle(chosen, number))
  }
  const focusNeighbour = (distance: 1 | -1) => {
    const number = numbers[Math.min(Math.max(currentIndex + distance, 0), numbers.length - 1)]
    if (number === undefined) return
    setCurrentNumber(number)
    requestAnimationFrame(() => document.getElementById(`product-${number}`)?.focus())
  }
  useKeys({
    j: () => focusNeighbour(1),
    k: () => focusNeighbour(-1),
    x: isEnabled && currentIndex >= 0 ? () => choose(currentNumber) : undefined,
    'Shift+X':
      isEnabled && currentIndex >= 0
        ? () => setChosen((chosen) => selectRange(numbers, chosen, lastChosen.current, currentNumber))
        : undefined,
    Escape: chosen.size > 0 ? () => setChosen(EMPTY_SELECTION) : undefined,
  })
  return {
    chosen,
    currentIndex,
    choose,
    /** Makes a product’s row the keyboard’s current one. */
    setCurrent: setCurrentNumber,
    isAllChosen: numbers.length > 0 && numbers.every((number) => chosen.has(number)),
    chooseAll: () => setChosen(new Set(numbers)),
    clear: () => setChosen(EMPTY_SELECTION),
  }
}

const EMPTY_SELECTION: ReadonlySet<number> = new Set()

/** The selection with a product added or removed. */
export function toggle(chosen: ReadonlySet<number>, number: number): ReadonlySet<number> {
  const newSelection = new Set(chosen)
  if (!newSelection.delete(number)) newSelection.add(number)
  return newSelection
}

/** The selection with the range from the last selected product, if it still is selected, to the current one. */
export function selectRange(
  numbers: Uint16Array,
  chosen: ReadonlySet<number>,
  last: number | null,
  current: number,
): ReadonlySet<number> {
  const end = numbers.indexOf(current)
  const start = last === null || !chosen.has(last) ? -1 : numbers.indexOf(last)
  if (end < 0 || start < 0) return new Set([...chosen, current])
  return new Set([...chosen, ...numbers.slice(Math.min(start, end), Math.max(start, end) + 1)])
}
