import { useEffect, useRef } from 'react'
import { inWords, pluralised } from '../../../../domain/wording.ts'
import { Note } from '../../../../ui/Note.tsx'
import { storeAddresses } from '../../../addresses.ts'
import { headingAndRest } from '../../../shop/refusals.ts'
import styles from './PaymentNotice.module.css'
import type { Payment } from './use-payment.ts'

/** A note that the payment is a demo, or its result. The result gets the focus, because on a phone the button is far below it. */
export function PaymentNotice({ payment }: { payment: Payment }) {
  const noticeRef = useRef<HTMLDivElement>(null)
  const { status } = payment
  useEffect(() => {
    if (status !== 'ready') noticeRef.current?.focus()
  }, [status])
  return (
    <div ref={noticeRef} tabIndex={-1} className={styles.place}>
      <Notice payment={payment} />
    </div>
  )
}

function Notice({ payment }: { payment: Payment }) {
  switch (payment.status) {
    case 'ready':
      return (
        <Note tone="low" heading="A demo payment">
          No card is asked for, no bank is called. In your own shop your provider’s page opens here.
        </Note>
      )
    case 'declined':
      return (
        <Note tone="no" role="alert" heading="The bank declined the payment">
          Nothing was taken and your basket is as it was. Try again, and let the bank answer “Paid”.
        </Note>
      )
    case 'asking':
      return <AskingNotice {...payment} />
    case 'refused':
      return <RefusedNotice {...headingAndRest(payment.refusal.sentence)} />
  }
}

/** Shown while the result is unknown: the shop asks about the same payment, and sends no second one. */
function AskingNotice({ pollCount, pressCount, wasReloaded }: Extract<Payment, { status: 'asking' }>) {
  return (
    <div role="status">
      <Note tone="way" heading="No answer yet">
        <p>
          {wasReloaded && 'This page was reloaded during the payment. '}
          The payment may have gone through, so it is not sent again: the shop asks the bank about this one.{' '}
          {pollCount > 0 &&
            `Asked ${pollCount === 1 ? 'once' : `${inWords(pollCount)} ${pluralised(pollCount, 'time')}`}.`}
        </p>
        {pressCount > 0 && <p>You pressed again. It is the same payment, so nothing more was sent.</p>}
      </Note>
    </div>
  )
}

/** Why the payment was refused, and a link to the page where that can be corrected. */
function RefusedNotice({ heading, rest }: { heading: string; rest: string }) {
  return (
    <Note tone="no" role="alert" heading={heading}>
      {rest !== '' && <p>{rest}</p>}
      <a href={storeAddresses.basket}>Back to the basket</a>
    </Note>
  )
}
