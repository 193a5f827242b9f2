import { useState } from 'react'
import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { BRANCHES } from '../../catalogue/product.ts'
import { branchesOf, type Order, type OrderState } from '../../shop/order.ts'
import { stateOf } from '../../shop/order-transitions.ts'
import { useOffice } from '../frame/office.ts'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { ShortcutHints } from '../ui/ShortcutHints.tsx'
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

/** A packer’s list of the orders that their branch sends, with shelves instead of totals. */
export function OrdersToPack({ orders, branch }: { orders: ReadonlyArray<Order>; branch: string }) {
  const { state, role, now } = useOffice()
  const [chipWord, setChipWord] = useState('To pack')
  const [showsAllBranches, setShowsAllBranches] = useState(false)
  const branchOrders = showsAllBranches ? orders : orders.filter((order) => isSentFrom(order, branch))
  const visibleOrders = branchOrders.filter(isInChip(chipWord))
  const list = useOrderList(visibleOrders)
  return (
    <>
      <div className="screen-only">
        <ScreenHead
          title="To pack"
          note={`${showsAllBranches ? 'All branches' : branch}, ${timeOfDay(now)}`}
        />
        <ChipRow scrolls label="By state">
          {CHIPS.map((chip) => ({ ...chip, count: branchOrders.filter(isInChip(chip.word)).length }))
            .filter((chip) => chip.word !== 'At the counter' || chip.count > 0)
            .map((chip) => (
              <Chip
                key={chip.word}
                count={chip.count}
                isOn={chip.word === chipWord}
                onPress={() => setChipWord(chip.word)}
              >
                {chip.word}
              </Chip>
            ))}
        </ChipRow>
        {visibleOrders.length > 0 ? (
          <OrderTable
            label={chipWord}
            rows={visibleOrders.map((order) => orderRow(order, role, state))}
            list={list}
          />
        ) : (
          <p className={styles.none}>{chipWord === 'To pack' ? 'All is packed.' : 'Nothing here yet.'}</p>
        )}
        <p className="muted">
          {!showsAllBranches && otherBranchesText(orders, branch)}{' '}
          <Button kind="link" onClick={() => setShowsAllBranches(!showsAllBranches)}>
            {showsAllBranches ? `See only ${branch}` : 'See all branches'}
          </Button>
        </p>
        <ShortcutHints keys={KEYS} />
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

function isInChip(word: string): (order: Order) => boolean {
  const states = CHIPS.find((chip) => chip.word === word)?.states ?? []
  return (order) => states.includes(stateOf(order))
}

/** `Maboneng has 2 packed, Umhlanga 1.` */
export function otherBranchesText(orders: ReadonlyArray<Order>, ownBranch: string): string {
  const counts = BRANCHES.filter((branch) => branch !== ownBranch)
    .map((branch) => ({ branch, count: orders.filter((order) => isPackedIn(order, branch)).length }))
    .filter(({ count }) => count > 0)
    .map(({ branch, count }, index) => (index === 0 ? `${branch} has ${count} packed` : `${branch} ${count}`))
  return counts.length > 0 ? `${counts.join(', ')}.` : 'The other branches have nothing packed.'
}

function isPackedIn(order: Order, branch: string): boolean {
  return stateOf(order) === 'packed' && isSentFrom(order, branch)
}

/** Whether a branch sends at least a part of an order. */
function isSentFrom(order: Order, branch: string): boolean {
  return branchesOf(order).some((sender) => sender === branch)
}
