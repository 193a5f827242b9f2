import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../../ui/Button.tsx'
import * as icons from '../../../ui/icons.ts'
import { useKeys } from '../../../ui/keys.ts'
import { Note } from '../../../ui/Note.tsx'
import { officeAddresses } from '../../addresses.ts'
import { packingRefusal } from '../../shop/deciding/orders.ts'
import type { Order, OrderState } from '../../shop/order.ts'
import { nextTransition, stateOf } from '../../shop/order-transitions.ts'
import { deliveryMethodLabel, stateWord } from '../../shop/order-words.ts'
import { hasPermission } from '../../shop/rights.ts'
import { useOffice } from '../frame/office.ts'
import { dayOfOrder, ordersOfDay } from '../orders/orders-of-day.ts'
import { PickListsToPrint } from '../orders/PickListsToPrint.tsx'
import { pickLines } from '../orders/pick-lines.ts'
import { ShortcutHints } from '../ui/ShortcutHints.tsx'
import { OrderBody } from './OrderBody.tsx'
import styles from './OrderDetails.module.css'
import { OrderHead } from './OrderHead.tsx'
import { LockedMoney, Money, OrderHistory, Recipient } from './OrderSide.tsx'
import { logOf } from './order-log.ts'
import { paidWords } from './order-phrases.ts'
import thumbBarStyles from './ThumbBar.module.css'

/** An order: its state, its items, and the next step. */
export function OrderDetails({ order }: { order: Order }) {
  const { state, role, act } = useOffice()
  const { number } = order
  const seesMoney = hasPermission(role, 'see money')
  const next = nextTransition(order, role)
  const blocker = next?.to === 'packed' ? (packingRefusal(state, order)?.replace(/\.$/, '') ?? null) : null
  const move = (to: OrderState) =>
    void act({ do: 'move order', order: number, to }, `${number} ${stateWord(to)}`)
  useOrderKeys(order, () => next && !blocker && move(next.to))
  return (
    <>
      <div className={styles.page}>
        <OrderHead order={order} next={next} blocker={blocker} onMove={move} />
        {role === 'bookkeeper' && (
          <Note icon={icons.lock}>
            You read, Sizwe and Naledi move. Nothing on this page can be changed by you.
          </Note>
        )}
        <div className="split">
          <div className={`stack ${styles.main}`}>
            <OrderBody order={order} onMove={move} />
          </div>
          <aside aria-label="About the order">
            <Recipient customer={order.customer} deliveryMethod={order.deliveryMethod} />
            {seesMoney ? (
              <Money
                totals={order.totals}
                voucher={order.voucher}
                deliveryLabel={deliveryMethodLabel(order.deliveryMethod).short}
              >
                {paidWords(order, state.orders)}
              </Money>
            ) : (
              <LockedMoney />
            )}
            <OrderHistory lines={logOf(order)} />
          </aside>
        </div>
        <ShortcutHints
          keys={KEYS.filter(([key]) => (key === 'I' ? seesMoney : key !== 'P' || next !== null))}
        />
      </div>
      {stateOf(order) === 'paid' && <PickListsToPrint orders={[order]} />}
      {next && (
        <ThumbBar
          words={blocker}
          button={next.button}
          isReady={blocker === null}
          onPress={() => move(next.to)}
        />
      )}
    </>
  )
}

const KEYS = [
  ['P', 'next state'],
  ['T', 'take the next piece'],
  ['I', 'invoice'],
  ['J', 'next order'],
  ['K', 'order before'],
  ['Esc', 'back'],
] as const

function useOrderKeys(order: Order, moveToNext: () => void): void {
  const { state, role, act } = useOffice()
  const [, go] = useLocation()
  const numbers = ordersOfDay(state, dayOfOrder(order, state)).map(({ number }) => number)
  const goToNeighbour = (distance: 1 | -1) => {
    const number = numbers[numbers.indexOf(order.number) + distance]
    if (number !== undefined) go(officeAddresses.order(number))
  }
  const missingLine = pickLines(order, state).find(({ line }) => line.pickedQuantity < line.quantity)
  const isPacking = nextTransition(order, role)?.to === 'packed'
  useKeys({
    p: moveToNext,
    t:
      isPacking && missingLine
        ? () => void act({ do: 'pick line', order: order.number, sku: missingLine.line.sku })
        : undefined,
    i: hasPermission(role, 'see money') ? () => go(officeAddresses.invoice(order.number)) : undefined,
    j: () => goToNeighbour(1),
    k: () => goToNeighbour(-1),
    Escape: () => go(officeAddresses.orders),
  })
}

type Props = { words: string | null; button: string; isReady: boolean; onPress: () => void }

/** The button of the next step on a phone, above the tabs. */
function ThumbBar({ words, button, isReady, onPress }: Props) {
  useEffect(reserveToastSpace, [])
  return (
    <div className={`${thumbBarStyles.bar} screen-only narrow-only`} data-thumb-bar="">
      {words && <p>{words}</p>}
      <Button kind="accent" size="large" isWide disabled={!isReady} onClick={onPress}>
        {button}
      </Button>
    </div>
  )
}

/** Shows toasts above the bar instead of over its button. */
function reserveToastSpace(): () => void {
  const { dataset } = document.documentElement
  dataset.thumbBar = ''
  return () => delete dataset.thumbBar
}
