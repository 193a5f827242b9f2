import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { todayInJohannesburg } from '../../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../../domain/money/money.ts'
import { Button, ButtonLink } from '../../../../ui/Button.tsx'
import { storeAddresses } from '../../../addresses.ts'
import { addressFaults } from '../../../shop/address.ts'
import type { Address, DeliveryMethod } from '../../../shop/basket.ts'
import { BRANCH_FACTS, LOCKERS } from '../../../shop/places.ts'
import type { PricedLine } from '../../../shop/priced-lines.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { allocateStock } from '../../../shop/stock-allocation.ts'
import { basketTotals } from '../../../shop/totals.ts'
import type { OpenShop } from '../../../shop-data/shop-store.ts'
import { PagePlaceholder } from '../../PagePlaceholder.tsx'
import { EmptyPage } from '../parts/EmptyPage.tsx'
import { Steps } from '../parts/Steps.tsx'
import { TwoColumns } from '../parts/TwoColumns.tsx'
import { EmptyCheckout } from './EmptyCheckout.tsx'
import { type BankAnswer, MockBank } from './MockBank.tsx'
import { PaymentNotice } from './PaymentNotice.tsx'
import styles from './PaymentScreen.module.css'
import { type PaymentMethod, PayWith } from './PayWith.tsx'
import { Summary } from './Summary.tsx'
import { usePayment } from './use-payment.ts'

/** The demo payment: an explanation, the choice of the bank's answer, and the button. */
export function PaymentScreen({ state, act }: OpenShop) {
  const [, navigate] = useLocation()
  const pricedBasket = basketTotals(state, todayInJohannesburg(new Date()))
  const { totalCents } = pricedBasket.totals
  const [method, setMethod] = useState<PaymentMethod>('Card')
  const [answer, setAnswer] = useState<BankAnswer>('paid')
  const { payment, press, order, wasAskedAgain } = usePayment({ state, act, totalCents, answer })
  const { address, deliveryMethod } = state.basket

  const thanks = order && `${storeAddresses.thanks(order.number)}${wasAskedAgain ? '&asked=again' : ''}`
  useEffect(() => {
    if (!thanks) return
    navigate(thanks, { replace: true })
    scrollTo(0, 0)
  }, [thanks, navigate])

  if (order) return <PagePlaceholder page="thank-you" />
  if (pricedBasket.lines.length === 0) return <EmptyCheckout orders={state.orders} />
  if (!address || Object.keys(addressFaults(address, deliveryMethod.kind)).length > 0)
    return (
      <EmptyPage
        heading="Where should it go?"
        words="Before you pay the shop must know whom it is for. What you typed is still there."
        link={{ href: storeAddresses.delivery, label: 'To the delivery' }}
      />
    )
  const destination = destinationText(deliveryMethod, address)
  const side = (
    <>
      <Summary state={state} pricedBasket={pricedBasket} />
      <Button kind="accent" size="large" type="submit" isWide>
        {payment.status === 'asking' ? 'Asking the bank' : <>Pretend to pay {formatRand(totalCents)}</>}
      </Button>
    </>
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void press()
      }}
    >
      <TwoColumns sideLabel="Your order" side={side}>
        <Steps current="Payment" />
        <h1 className="visually-hidden" tabIndex={-1}>
          Payment
        </h1>
        <PaymentNotice payment={payment} />
        <PayWith chosen={method} onChoose={setMethod} />
        <MockBank chosen={answer} packedBy={packersOf(state, pricedBasket.lines)} onChoose={setAnswer} />
        <div className={`stack ${styles.to}`}>
          <b>{destination.heading}</b>
          <span className="muted">{destination.words}</span>
          <ButtonLink kind="link" href={storeAddresses.delivery} aria-label="Change the delivery">
            Change
          </ButtonLink>
        </div>
      </TwoColumns>
    </form>
  )
}

/** The branches that would pack the basket if it were paid now: `Woodstock`. */
function packersOf(state: ShopState, lines: ReadonlyArray<PricedLine>): string {
  const { deliveryMethod, address } = state.basket
  const allocation = allocateStock(state, lines, deliveryMethod, address?.postcode ?? '') ?? {}
  const branches = new Set(Object.values(allocation).flatMap((from) => Object.keys(from)))
  return [...branches].join(' and ') || 'the office'
}

/** The destination and the recipient, shown before payment. */
function destinationText(
  deliveryMethod: DeliveryMethod,
  address: Address,
): { heading: string; words: string } {
  const { name, street, suburb, postcode } = address
  if (deliveryMethod.kind === 'door')
    return { heading: 'To your door', words: `${name}, ${street}, ${suburb} ${postcode}` }
  if (deliveryMethod.kind === 'collect')
    return {
      heading: `Collect in ${deliveryMethod.branch}`,
      words: `${name}, ${BRANCH_FACTS[deliveryMethod.branch].street}`,
    }
  const lockerPlace = LOCKERS.find((locker) => locker.name === deliveryMethod.locker)?.where
  return { heading: `Locker ${deliveryMethod.locker}`, words: [name, lockerPlace].filter(Boolean).join(', ') }
}
