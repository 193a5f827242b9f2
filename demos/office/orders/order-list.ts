import { useRef, useState } from 'react'
import { useKeys } from '../../../ui/keys.ts'
import type { Order, OrderState } from '../../shop/order.ts'
import { nextTransition, stateOf } from '../../shop/order-transitions.ts'
import { stateWord } from '../../shop/order-words.ts'
import { useOffice } from '../frame/office.ts'
import { toggle } from '../products/use-product-selection.ts'

const NO_NUMBERS: ReadonlySet<number> = new Set()

export type OrderList = ReturnType<typeof useOrderList>

/** The selection and keys of a list of orders: J and K move, X selects, P takes the next step. */
export function useOrderList(orders: ReadonlyArray<Order>) {
  const { act, role } = useOffice()
  const [chosen, setChosen] = useState(NO_NUMBERS)
  const currentNumber = useRef<number | null>(null)
  const numbers = orders.map(({ number }) => number)
  const currentIndex = () => (currentNumber.current === null ? -1 : numbers.indexOf(currentNumber.current))
  /** The selected orders that the filter does not hide. */
  const visibleChosen = new Set(numbers.filter((number) => chosen.has(number)))
  const choose = (number: number) => setChosen(toggle(chosen, number))
  const move = (number: number, to: OrderState): void =>
    void act({ do: 'move order', order: number, to }, `${number} ${stateWord(to)}`)
  const focusNeighbour = (distance: 1 | -1) => {
    const number = numbers.at(Math.min(Math.max(currentIndex() + distance, 0), numbers.length - 1))
    if (number !== undefined) document.getElementById(`order-${number}`)?.focus()
  }
  const withCurrent = (action: (order: Order) => void) => () => {
    const order = orders[currentIndex()]
    if (order) action(order)
  }
  useKeys({
    j: () => focusNeighbour(1),
    k: () => focusNeighbour(-1),
    x: withCurrent(({ number }) => choose(number)),
    'Shift+X': withCurrent(({ number }) => setChosen(selectRange(numbers, chosen, number))),
    p: withCurrent((order) => {
      const next = nextTransition(order, role)
      if (next) move(order.number, next.to)
    }),
  })
  return {
    chosen: visibleChosen,
    choose,
    chooseAll: () => setChosen(numbers.every((number) => chosen.has(number)) ? NO_NUMBERS : new Set(numbers)),
    move,
    /** Makes an order the one that keyboard shortcuts act on. */
    setCurrent: (number: number) => {
      currentNumber.current = number
    },
    /** The selected orders, or else all that are to be packed. */
    chosenOrPaid: orders.filter((order) =>
      visibleChosen.size > 0 ? visibleChosen.has(order.number) : stateOf(order) === 'paid',
    ),
  }
}

/** Selects all from the nearest selected one above to the current one. */
export function selectRange(
  numbers: ReadonlyArray<number>,
  chosen: ReadonlySet<number>,
  current: number,
): ReadonlySet<number> {
  const end = numbers.indexOf(current)
  const start = numbers.slice(0, end).findLastIndex((number) => chosen.has(number))
  return new Set([...chosen, ...numbers.slice(Math.max(start, 0), end + 1)])
}
