import { useEffect, useRef } from 'react'
import { headingAndRest } from '../../../shop/refusals.ts'
import styles from './PaymentNotice.module.css'
import { AskingNotice, DeclinedNotice, PretendNotice, RefusedNotice } from './payment-notices.tsx'
import type { Payment } from './use-payment.ts'

/** That it is pretended, or what came of it. What came of it gets the focus: on a phone the button is far below it. */
export function PaymentNotice({ payment }: { payment: Payment }) {
  const place = useRef<HTMLDivElement>(null)
  const { at } = payment
  useEffect(() => {
    if (at !== 'ready') place.current?.focus()
  }, [at])
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Inside payment={payment} />
    </div>
  )
}

function Inside({ payment }: { payment: Payment }) {
  switch (payment.at) {
    case 'ready':
      return <PretendNotice />
    case 'declined':
      return <DeclinedNotice />
    case 'asking':
      return <AskingNotice {...payment} />
    case 'refused':
      return <RefusedNotice {...headingAndRest(payment.refusal.sentence)} />
  }
}
