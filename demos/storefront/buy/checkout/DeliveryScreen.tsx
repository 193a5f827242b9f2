import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { todayInJohannesburg } from '../../../../domain/calendar/calendar.ts'
import { Button } from '../../../../ui/Button.tsx'
import { storeAddresses } from '../../../addresses.ts'
import { type AddressFaults, addressFaults } from '../../../shop/address.ts'
import type { Address, DeliveryMethod } from '../../../shop/basket.ts'
import { deliveryOptions } from '../../../shop/delivery-methods.ts'
import { NOMSA } from '../../../shop/seed-customers.ts'
import { basketTotals } from '../../../shop/totals.ts'
import type { OpenShop } from '../../../shop-data/shop-store.ts'
import { changeWords, type LastChange } from '../parts/change-words.ts'
import { DeliveryOptions } from '../parts/DeliveryOptions.tsx'
import { Steps } from '../parts/Steps.tsx'
import { SameTotalNote, TotalChange } from '../parts/TotalNotes.tsx'
import { TwoColumns } from '../parts/TwoColumns.tsx'
import { AddressFields, firstFault, NO_ADDRESS } from './AddressFields.tsx'
import { EmptyCheckout } from './EmptyCheckout.tsx'
import { PickupPoints } from './PickupPoints.tsx'
import { Summary } from './Summary.tsx'

/** The checkout step for the delivery method and the recipient. */
export function DeliveryScreen(shop: OpenShop) {
  const { basket, orders } = shop.state
  return basket.lines.length === 0 ? <EmptyCheckout orders={orders} /> : <Delivery {...shop} />
}

function Delivery({ state, act }: OpenShop) {
  const [, navigate] = useLocation()
  const today = todayInJohannesburg(new Date())
  const pricedBasket = basketTotals(state, today)
  const { deliveryMethod, address } = state.basket
  const [lastChange, setLastChange] = useState<LastChange | null>(null)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const storeAddress = (typed: Address) => void act({ do: 'give address', address: typed })
  const form = useTypedAddress(address, storeAddress)
  // After the first attempt to continue, an error disappears as soon as it is corrected.
  const faults: AddressFaults = wasSubmitted ? addressFaults(form.typed, deliveryMethod.kind) : {}

  async function choose(next: DeliveryMethod) {
    const change = {
      words: '',
      beforeCents: pricedBasket.totals.totalCents,
      previousMethod: deliveryMethod.kind,
    }
    const refusal = await act({ do: 'choose delivery method', deliveryMethod: next })
    setLastChange(refusal ? { ...change, words: refusal.sentence } : change)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const formElement = event.currentTarget
    const fault = firstFault(addressFaults(form.typed, deliveryMethod.kind))
    flushSync(() => setWasSubmitted(true))
    if (fault) return formElement.querySelector<HTMLInputElement>(`[name=${fault}]`)?.focus()
    await act({ do: 'give address', address: form.typed })
    navigate(storeAddresses.payment)
  }

  const side = (
    <>
      <Summary state={state} pricedBasket={pricedBasket} />
      <TotalChange>
        {changeWords(lastChange, pricedBasket.totals.totalCents, deliveryMethod.kind)}
      </TotalChange>
      <Button kind="accent" size="large" type="submit" isWide>
        Continue to payment
      </Button>
      <SameTotalNote />
    </>
  )
  return (
    <form noValidate onSubmit={submit}>
      <TwoColumns sideLabel="Your order" side={side}>
        <Steps current="Delivery" />
        <h1 className="visually-hidden" tabIndex={-1}>
          Delivery
        </h1>
        <DeliveryOptions
          options={deliveryOptions(state, pricedBasket.lines, today)}
          chosen={deliveryMethod.kind}
          onChoose={choose}
        />
        <PickupPoints state={state} lines={pricedBasket.lines} today={today} onChoose={choose} />
        <AddressFields
          deliveryMethod={deliveryMethod.kind}
          values={form.typed}
          faults={faults}
          onType={form.setField}
          onLeave={form.storeNow}
          onExample={() => form.setAddress(NOMSA)}
        />
      </TwoColumns>
    </form>
  )
}

/** The pause after the last key until the address is stored. */
const STORE_DELAY_MS = 400

/** The typed address. It is stored in the shop while it is typed, so that closing the tab loses nothing. */
function useTypedAddress(stored: Address | null, store: (address: Address) => void) {
  const [typed, setTyped] = useState(stored ?? NO_ADDRESS)
  const [lastStored, setLastStored] = useState(typed)

  function storeNow() {
    if (typed === lastStored) return
    setLastStored(typed)
    store(typed)
  }
  const storeInEffect = useEffectEvent(storeNow)

  useEffect(() => {
    if (typed === lastStored) return
    const timer = setTimeout(() => storeInEffect(), STORE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed, lastStored])

  useEffect(() => {
    const onHide = () => storeInEffect()
    document.addEventListener('visibilitychange', onHide)
    return () => document.removeEventListener('visibilitychange', onHide)
  }, [])

  return {
    typed,
    setField: (field: keyof Address, value: string) => setTyped((before) => ({ ...before, [field]: value })),
    setAddress: setTyped,
    storeNow,
  }
}
