import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Refusal } from '../../../shop/command.ts'
import { createPaymentAttemptId } from '../../../shop/order.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import type { ShopAccess } from '../../../shop-data/shop-store.ts'
import type { BankAnswer } from './MockBank.tsx'

/** The state of the payment attempt. */
export type Payment =
  | { at: 'ready' | 'declined' }
  | { at: 'refused'; refusal: Refusal }
  /** Nothing is known yet: the bank is asked again about the same attempt. */
  | { at: 'asking'; asked: number; presses: number; wasReloaded: boolean }

const ASK_AGAIN_MS = 2_000
/** The mock bank answers after this many polls. */
const MAX_POLLS = 2

type Paying = {
  state: ShopState
  act: ShopAccess['act']
  totalCents: number
  answer: BankAnswer
}

/**
 * A single payment attempt, however often the button is pressed. It is stored in the basket before the bank is asked,
 * so that a reloaded page continues with it.
 */
export function usePayment({ state, act, totalCents, answer }: Paying) {
  const [paymentAttemptId, setAttempt] = useState(state.basket.paymentAttemptId)
  const [payment, setPayment] = useState<Payment>(() => beginning(state))
  const isDeciding = useRef(false)
  const order =
    paymentAttemptId === null
      ? undefined
      : state.orders.find((order) => order.paymentAttemptId === paymentAttemptId)

  async function settle(attemptId: string, outcome: 'paid' | 'declined') {
    const refusal = await act({ do: 'pay', paymentAttemptId: attemptId, answer: outcome, totalCents })
    if (refusal) setPayment({ at: 'refused', refusal })
    else if (outcome === 'declined') setPayment({ at: 'declined' })
  }

  async function begin() {
    const attemptId = state.basket.paymentAttemptId ?? createPaymentAttemptId()
    setAttempt(attemptId)
    const refusal = await act({ do: 'begin payment', paymentAttemptId: attemptId })
    if (refusal) setPayment({ at: 'refused', refusal })
    else if (answer === 'no answer') setPayment({ at: 'asking', asked: 0, presses: 0, wasReloaded: false })
    else await settle(attemptId, answer)
  }

  async function press() {
    if (payment.at === 'asking') return setPayment({ ...payment, presses: payment.presses + 1 })
    if (isDeciding.current) return
    isDeciding.current = true
    await begin()
    isDeciding.current = false
  }

  const askAgain = useEffectEvent(() => {
    if (payment.at !== 'asking' || paymentAttemptId === null) return
    if (payment.asked + 1 < MAX_POLLS) return setPayment({ ...payment, asked: payment.asked + 1 })
    void settle(paymentAttemptId, answer === 'declined' ? 'declined' : 'paid')
  })
  const askedAttempt = payment.at === 'asking' ? payment.asked : null
  useEffect(() => {
    if (askedAttempt === null) return
    const timer = setTimeout(() => askAgain(), ASK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [askedAttempt])

  return { payment, press, order, wasAskedAgain: askedAttempt !== null }
}

/** An attempt without an answer was interrupted: whether it was paid is unknown, so the bank is asked. */
function beginning(state: ShopState): Payment {
  return state.basket.paymentAttemptId === null
    ? { at: 'ready' }
    : { at: 'asking', asked: 0, presses: 0, wasReloaded: true }
}
