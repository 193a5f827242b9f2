import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { storeAddresses } from '../../../addresses.ts'
import { addressFaults } from '../../../shop/address.ts'
import type { Address, Way } from '../../../shop/basket.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { basketTotals } from '../../../shop/totals.ts'
import { wayChoices } from '../../../shop/ways.ts'
import { useShop } from '../../../shop-data/shop.tsx'
import type { ShopAccess } from '../../../shop-data/shop-store.ts'
import { Waiting } from '../../Waiting.tsx'
import { changeWords, type LastChange } from '../parts/change-words.ts'
import { useToday } from '../parts/use-today.ts'
import { AddressFields } from './AddressFields.tsx'
import { EXAMPLE_ADDRESS, type FormFaults, firstFault } from './address-form.ts'
import { DeliveryView } from './DeliveryView.tsx'
import { NothingToBuy } from './NothingToBuy.tsx'
import { Places } from './Places.tsx'
import { Summary } from './Summary.tsx'
import { useTypedAddress } from './use-typed-address.ts'

/** How the basket gets home, and whom it is for. */
export function DeliveryScreen() {
  const { state, act } = useShop()
  if (!state) return <Waiting page="checkout/delivery" />
  if (state.basket.lines.length === 0) return <NothingToBuy orders={state.orders} />
  return <Delivery state={state} act={act} />
}

function Delivery({ state, act }: { state: ShopState; act: ShopAccess['act'] }) {
  const [, navigate] = useLocation()
  const today = useToday()
  const sum = basketTotals(state, today)
  const { way, address } = state.basket
  const [last, setLast] = useState<LastChange | null>(null)
  const [wasSent, setWasSent] = useState(false)
  const keep = (typed: Address) => void act({ do: 'give address', address: typed })
  const form = useTypedAddress(address, keep)
  // Once somebody tried to go on, a fault goes as soon as it is mended.
  const faults: FormFaults = wasSent ? addressFaults(form.typed, way.kind) : {}
  const choices = wayChoices(state, sum.lines, today)

  async function choose(next: Way) {
    const before = { words: '', beforeCents: sum.totals.totalCents, beforeWay: way.kind }
    const refusal = await act({ do: 'choose way', way: next })
    setLast(refusal ? { ...before, words: refusal.sentence } : before)
  }

  async function goOn(typedIn: HTMLFormElement) {
    const wrong = firstFault(addressFaults(form.typed, way.kind))
    flushSync(() => setWasSent(true))
    if (wrong) return typedIn.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    await act({ do: 'give address', address: form.typed })
    navigate(storeAddresses.payment)
  }

  return (
    <DeliveryView
      ways={choices}
      way={way.kind}
      places={<Places state={state} lines={sum.lines} today={today} onChoose={choose} />}
      address={
        <AddressFields
          way={way.kind}
          values={form.typed}
          faults={faults}
          onType={form.type}
          onLeave={form.keepNow}
          onExample={() => form.fill(EXAMPLE_ADDRESS)}
        />
      }
      summary={<Summary state={state} sum={sum} />}
      said={changeWords(last, sum.totals.totalCents, way.kind)}
      onWay={async (kind) => {
        const chosen = choices.find((choice) => choice.way.kind === kind)
        if (chosen) await choose(chosen.way)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void goOn(event.currentTarget)
      }}
    />
  )
}
