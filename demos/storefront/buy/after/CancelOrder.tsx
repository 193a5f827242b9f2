import { useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import type { Order } from '../../../shop/order.ts'
import { stateOf } from '../../../shop/order-transitions.ts'
import type { ShopAccess } from '../../../shop-data/shop-store.ts'
import styles from './CancelOrder.module.css'

/** Cancels an order, after a confirmation, until packing begins. */
export function CancelOrder({ order, act }: { order: Order; act: ShopAccess['act'] }) {
  const [isAsking, setIsAsking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const state = stateOf(order)

  async function cancel() {
    setIsAsking(false)
    setRefusal((await act({ do: 'cancel order', order: order.number }))?.sentence ?? null)
  }

  return (
    <>
      {(state === 'placed' || state === 'paid') && (
        <Button kind="link" onClick={() => setIsAsking(true)}>
          Cancel the order
        </Button>
      )}
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        kind="alert"
        heading={`Cancel order ${order.number}?`}
        question="You get your money back (demo), and the products go back on the shelf."
        actions={
          <>
            <Button size="large" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
            <Button kind="accent" size="large" onClick={() => void cancel()}>
              Cancel the order
            </Button>
          </>
        }
      />
    </>
  )
}
