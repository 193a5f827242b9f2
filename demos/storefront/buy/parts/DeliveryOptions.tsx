import { startTransition, useOptimistic } from 'react'
import type { DeliveryMethod } from '../../../shop/basket.ts'
import type { DeliveryOption } from '../../../shop/delivery-methods.ts'
import { RadioCard, RadioCardGroup } from './RadioCard.tsx'

type Props = {
  options: ReadonlyArray<DeliveryOption>
  chosen: DeliveryMethod['kind']
  onChoose(kind: DeliveryMethod['kind']): void | Promise<void>
}

const NAMES: Readonly<Record<DeliveryMethod['kind'], string>> = {
  door: 'To your door',
  locker: 'To a locker',
  collect: 'Collect in store',
}

/** Chosen in the basket, and part of the total from there. */
export function DeliveryOptions({ options, chosen, onChoose }: Props) {
  // The shop is asked first, which takes a moment: the choice shows at once.
  const [shown, show] = useOptimistic(chosen)
  const choose = (kind: DeliveryMethod['kind']) =>
    startTransition(async () => {
      show(kind)
      await onChoose(kind)
    })
  return (
    <RadioCardGroup question="Delivery">
      {options.map(({ deliveryMethod: { kind }, note, cents, isPossible }) => (
        <RadioCard
          key={kind}
          group="way"
          name={NAMES[kind]}
          note={note}
          costCents={isPossible ? cents : null}
          isChosen={kind === shown}
          isPossible={isPossible}
          onChoose={() => choose(kind)}
        />
      ))}
    </RadioCardGroup>
  )
}
