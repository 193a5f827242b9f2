import { useState } from 'react'
import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { BRANCHES } from '../../catalogue/product.ts'
import { branchesOf, type Order, type OrderState } from '../../shop/order.ts'
import { stateOf } from '../../shop/order-transitions.ts'
import { useOffice } from '../frame/office.ts'
import { KeyLine } from '../ui/KeyLine.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import styles from './OrdersToday.module.css'
import { OrderTable } from './OrderTable.tsx'
import { useOrderList } from './order-list.ts'
import { orderRow } from './order-row.ts'
import { PickListsToPrint } from './PickListsToPrint.tsx'

const CHIPS: ReadonlyArray<{ word: string; states: ReadonlyArray<OrderState> }> = [
  { word: 'To pack', states: ['paid', 'packing'] },
  { word: 'Packed', states: ['packed'] },
  { word: 'With courier', states: ['with courier'] },
  { word: 'At the counter', states: ['ready to collect'] },
]

/** A packer's list: the orders that their branch sends, with the shelves of the products instead of the totals. */
export function OrdersToPack({ orders, branch }: { orders: ReadonlyArray<Order>; branch: string }) {
  const { state, role, now } = useOffice()
  const [word, setWord] = useState('To pack')
  const [isEverywhere, setIsEverywhere] = useState(false)
  const ordersHere = isEverywhere ? orders : orders.filter((order) => isSentFrom(order, branch))
  const shownOrders = ordersHere.filter(inChip(word))
  const list = useOrderList(shownOrders)
  return (
    <>
      <div className="screen-only">
        <ScreenHead title="To pack" note={`${isEverywhere ? 'All branches' : branch}, ${timeOfDay(now)}`} />
        <ChipRow scrolls label="By state">
          {CHIPS.map((chip) => ({ ...chip, count: ordersHere.filter(inChip(chip.word)).length }))
            .filter((chip) => chip.word !== 'At the counter' || chip.count > 0)
            .map((chip) => (
              <Chip
                key={chip.word}
                count={chip.count}
                isOn={chip.word === word}
                onPress={() => setWord(chip.word)}
              >
                {chip.word}
              </Chip>
            ))}
        </ChipRow>
        {shownOrders.length > 0 ? (
          <OrderTable
            label={word}
            rows={shownOrders.map((order) => orderRow(order, role, state))}
            choosing={list}
            onMove={list.move}
            onReach={list.reach}
          />
        ) : (
          <p className={styles.none}>{word === 'To pack' ? 'All is packed.' : 'Nothing here yet.'}</p>
        )}
        <p className="muted">
          {!isEverywhere && otherBranches(orders, branch)}{' '}
          <Button kind="link" onClick={() => setIsEverywhere(!isEverywhere)}>
            {isEverywhere ? `See only ${branch}` : 'See all branches'}
          </Button>
        </p>
        <KeyLine keys={KEYS} />
      </div>
      <PickListsToPrint orders={list.chosenOrPaid} />
    </>
  )
}

const KEYS = [
  ['J', 'down'],
  ['K', 'up'],
  ['Enter', 'open'],
  ['P', 'next state'],
  ['?', 'all keys'],
] as const

function inChip(word: string): (order: Order) => boolean {
  const states = CHIPS.find((chip) => chip.word === word)?.states ?? []
  return (order) => states.includes(stateOf(order))
}

/** `Maboneng has 2 packed, Umhlanga 1.` */
export function otherBranches(orders: ReadonlyArray<Order>, ownBranch: string): string {
  const packed = BRANCHES.filter((branch) => branch !== ownBranch)
    .map((branch) => ({ branch, count: orders.filter((order) => isPackedIn(order, branch)).length }))
    .filter(({ count }) => count > 0)
    .map(({ branch, count }, index) => (index === 0 ? `${branch} has ${count} packed` : `${branch} ${count}`))
  return packed.length > 0 ? `${packed.join(', ')}.` : 'The other branches have nothing packed.'
}

function isPackedIn(order: Order, branch: string): boolean {
  return stateOf(order) === 'packed' && isSentFrom(order, branch)
}

/** Whether a branch sends at least a part of an order. */
function isSentFrom(order: Order, branch: string): boolean {
  return branchesOf(order).some((each) => each === branch)
}
