import { useRef, useState } from 'react'
import { useKeys } from '../../../ui/keys.ts'
import type { Order, OrderState } from '../../shop/order.ts'
import { nextTransition, stateOf } from '../../shop/order-transitions.ts'
import { stateWord } from '../../shop/order-words.ts'
import { useOffice } from '../frame/office.ts'
import { toggled } from '../products/use-product-selection.ts'

const NO_NUMBERS: ReadonlySet<number> = new Set()

/** The actions in a list of orders by mouse and keys: J and K move, X selects, P takes the next step. */
export function useOrderList(orders: ReadonlyArray<Order>) {
  const { act, role } = useOffice()
  const [chosen, setChosen] = useState(NO_NUMBERS)
  const currentNumber = useRef<number | null>(null)
  const numbers = orders.map(({ number }) => number)
  const currentIndex = () => (currentNumber.current === null ? -1 : numbers.indexOf(currentNumber.current))
  /** The selected orders, without those that the filter hides. */
  const shownChosen = new Set(numbers.filter((number) => chosen.has(number)))
  const choose = (number: number) => setChosen(toggled(chosen, number))
  const move = (number: number, to: OrderState) =>
    void act({ do: 'move order', order: number, to }, `${number} ${stateWord(to)}`)
  const moveBy = (by: number) => {
    const number = numbers.at(Math.min(Math.max(currentIndex() + by, 0), numbers.length - 1))
    if (number !== undefined) document.getElementById(`order-${number}`)?.focus()
  }
  const withCurrent = (does: (order: Order) => void) => () => {
    const order = orders[currentIndex()]
    if (order) does(order)
  }
  useKeys({
    j: () => moveBy(1),
    k: () => moveBy(-1),
    x: withCurrent(({ number }) => choose(number)),
    'Shift+X': withCurrent(({ number }) => setChosen(upTo(numbers, chosen, number))),
    p: withCurrent((order) => {
      const next = nextTransition(order, role)
      if (next) move(order.number, next.to)
    }),
  })
  return {
    chosen: shownChosen,
    onChoose: choose,
    onChooseAll: () =>
      setChosen(numbers.every((number) => chosen.has(number)) ? NO_NUMBERS : new Set(numbers)),
    move,
    reach: (number: number) => {
      currentNumber.current = number
    },
    /** The orders to print: the selected ones, else all that are to be packed. */
    chosenOrPaid: orders.filter((order) =>
      shownChosen.size > 0 ? shownChosen.has(order.number) : stateOf(order) === 'paid',
    ),
  }
}

/** Selects all from the last selected one above to the current one. */
export function upTo(
  numbers: ReadonlyArray<number>,
  chosen: ReadonlySet<number>,
  here: number,
): ReadonlySet<number> {
  const end = numbers.indexOf(here)
  const begin = numbers.slice(0, end).findLastIndex((number) => chosen.has(number))
  return new Set([...chosen, ...numbers.slice(Math.max(begin, 0), end + 1)])
}
