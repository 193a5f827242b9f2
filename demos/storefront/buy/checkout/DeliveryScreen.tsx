import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { todayInJohannesburg } from '../../../../domain/calendar/calendar.ts'
import { Button } from '../../../../ui/Button.tsx'
import { storeAddresses } from '../../../addresses.ts'
import { addressFaults } from '../../../shop/address.ts'
import type { Address, DeliveryMethod } from '../../../shop/basket.ts'
import { deliveryOptions } from '../../../shop/delivery-methods.ts'
import { basketTotals } from '../../../shop/totals.ts'
import type { OpenShop } from '../../../shop-data/shop-store.ts'
import { Said, SameOnTheNextPage } from '../parts/Below.tsx'
import { changeWords, type LastChange } from '../parts/change-words.ts'
import { DeliveryOptions } from '../parts/DeliveryOptions.tsx'
import { Steps } from '../parts/Steps.tsx'
import { TwoColumns } from '../parts/TwoColumns.tsx'
import {
  AddressFields,
  EXAMPLE_ADDRESS,
  type FormFaults,
  type FormField,
  firstFault,
  NO_ADDRESS,
} from './AddressFields.tsx'
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
  const sum = basketTotals(state, today)
  const { deliveryMethod, address } = state.basket
  const [lastChange, setLastChange] = useState<LastChange | null>(null)
  const [wasSent, setWasSent] = useState(false)
  const keep = (typed: Address) => void act({ do: 'give address', address: typed })
  const form = useTypedAddress(address, keep)
  // After the first attempt to continue, an error disappears as soon as it is corrected.
  const faults: FormFaults = wasSent ? addressFaults(form.typed, deliveryMethod.kind) : {}

  async function choose(next: DeliveryMethod) {
    const before = { words: '', beforeCents: sum.totals.totalCents, previousMethod: deliveryMethod.kind }
    const refusal = await act({ do: 'choose delivery method', deliveryMethod: next })
    setLastChange(refusal ? { ...before, words: refusal.sentence } : before)
  }

  async function goOn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typedIn = event.currentTarget
    const fault = firstFault(addressFaults(form.typed, deliveryMethod.kind))
    flushSync(() => setWasSent(true))
    if (fault) return typedIn.querySelector<HTMLInputElement>(`[name=${fault}]`)?.focus()
    await act({ do: 'give address', address: form.typed })
    navigate(storeAddresses.payment)
  }

  const side = (
    <>
      <Summary state={state} sum={sum} />
      <Said>{changeWords(lastChange, sum.totals.totalCents, deliveryMethod.kind)}</Said>
      <Button kind="accent" size="large" type="submit" isWide>
        Continue to payment
      </Button>
      <SameOnTheNextPage />
    </>
  )
  return (
    <form noValidate onSubmit={goOn}>
      <TwoColumns sideLabel="Your order" side={side}>
        <Steps at="Delivery" />
        <h1 className="visually-hidden" tabIndex={-1}>
          Delivery
        </h1>
        <DeliveryOptions
          options={deliveryOptions(state, sum.lines, today)}
          chosen={deliveryMethod.kind}
          onChoose={choose}
        />
        <PickupPoints state={state} lines={sum.lines} today={today} onChoose={choose} />
        <AddressFields
          deliveryMethod={deliveryMethod.kind}
          values={form.typed}
          faults={faults}
          onType={form.type}
          onLeave={form.keepNow}
          onExample={() => form.fill(EXAMPLE_ADDRESS)}
        />
      </TwoColumns>
    </form>
  )
}

/** The pause after the last key until the address is stored: short enough for a closed tab, long enough for the disk. */
const KEEP_AFTER_MS = 400

/** The typed address, which is stored in the shop while it is typed, so that closing the tab loses nothing. */
function useTypedAddress(kept: Address | null, keep: (address: Address) => void) {
  const [typed, setTyped] = useState(kept ?? NO_ADDRESS)
  const [keptNow, setKeptNow] = useState(typed)

  const keepNow = useEffectEvent(() => {
    if (typed === keptNow) return
    setKeptNow(typed)
    keep(typed)
  })

  useEffect(() => {
    if (typed === keptNow) return
    const timer = setTimeout(() => keepNow(), KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed, keptNow])

  useEffect(() => {
    const hide = () => keepNow()
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])

  return {
    typed,
    type: (field: FormField, value: string) => setTyped((now) => ({ ...now, [field]: value })),
    fill: setTyped,
    keepNow: () => {
      if (typed === keptNow) return
      setKeptNow(typed)
      keep(typed)
    },
  }
}
