import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Refusal } from '../../../shop/command.ts'
import { createPaymentAttemptId } from '../../../shop/order.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import type { ShopAccess } from '../../../shop-data/shop-store.ts'
import type { BankAnswer } from './MockBank.tsx'

/** The state of the payment attempt. */
export type Payment =
  | { status: 'ready' | 'declined' }
  | { status: 'refused'; refusal: Refusal }
  /** Nothing is known yet: the bank is asked again about the same attempt. */
  | {
      status: 'asking'
      /** The number of repeated requests to the bank. */
      pollCount: number
      /** The number of presses of the button while waiting. */
      pressCount: number
      /** Whether the page was reloaded while the result was unknown. */
      wasReloaded: boolean
    }

const ASK_AGAIN_MS = 2_000
/** The mock bank answers after this many polls. */
const MAX_POLLS = 2

type Options = {
  state: ShopState
  act: ShopAccess['act']
  totalCents: number
  answer: BankAnswer
}

/**
 * A single payment attempt, however often the button is pressed. It is stored in the basket before the bank is asked,
 * so that a reloaded page continues with it.
 */
export function usePayment({ state, act, totalCents, answer }: Options) {
  const [paymentAttemptId, setAttempt] = useState(state.basket.paymentAttemptId)
  const [payment, setPayment] = useState<Payment>(() => initialPayment(state))
  const isBusy = useRef(false)
  const order =
    paymentAttemptId === null
      ? undefined
      : state.orders.find((order) => order.paymentAttemptId === paymentAttemptId)

  async function settle(attemptId: string, outcome: 'paid' | 'declined') {
    const refusal = await act({ do: 'pay', paymentAttemptId: attemptId, answer: outcome, totalCents })
    if (refusal) setPayment({ status: 'refused', refusal })
    else if (outcome === 'declined') setPayment({ status: 'declined' })
  }

  async function begin() {
    const attemptId = state.basket.paymentAttemptId ?? createPaymentAttemptId()
    setAttempt(attemptId)
    const refusal = await act({ do: 'begin payment', paymentAttemptId: attemptId })
    if (refusal) setPayment({ status: 'refused', refusal })
    else if (answer === 'no answer')
      setPayment({ status: 'asking', pollCount: 0, pressCount: 0, wasReloaded: false })
    else await settle(attemptId, answer)
  }

  async function press() {
    if (payment.status === 'asking') return setPayment({ ...payment, pressCount: payment.pressCount + 1 })
    if (isBusy.current) return
    isBusy.current = true
    try {
      await begin()
    } finally {
      isBusy.current = false
    }
  }

  const askAgain = useEffectEvent(() => {
    if (payment.status !== 'asking' || paymentAttemptId === null) return
    if (payment.pollCount + 1 < MAX_POLLS) return setPayment({ ...payment, pollCount: payment.pollCount + 1 })
    void settle(paymentAttemptId, answer === 'declined' ? 'declined' : 'paid')
  })
  const currentPoll = payment.status === 'asking' ? payment.pollCount : null
  useEffect(() => {
    if (currentPoll === null) return
    const timer = setTimeout(() => askAgain(), ASK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [currentPoll])

  return { payment, press, order, wasAskedAgain: currentPoll !== null }
}

/** An attempt without an answer was interrupted: whether it was paid is unknown, so the bank is asked. */
function initialPayment(state: ShopState): Payment {
  return state.basket.paymentAttemptId === null
    ? { status: 'ready' }
    : { status: 'asking', pollCount: 0, pressCount: 0, wasReloaded: true }
}
