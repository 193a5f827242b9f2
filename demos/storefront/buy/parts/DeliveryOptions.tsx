import { startTransition, useOptimistic } from 'react'
import { formatRand } from '../../../../domain/money/money.ts'
import type { DeliveryMethod } from '../../../shop/basket.ts'
import { DELIVERY_METHOD_NAMES, type DeliveryOption } from '../../../shop/delivery-methods.ts'
import { RadioCard, RadioCardGroup } from './RadioCard.tsx'

type Props = {
  options: ReadonlyArray<DeliveryOption>
  chosen: DeliveryMethod['kind']
  onChoose(deliveryMethod: DeliveryMethod): void | Promise<void>
}

/** The choice of the delivery method, included in the total from the basket on. */
export function DeliveryOptions({ options, chosen, onChoose }: Props) {
  // Optimistic, because the shop decides asynchronously.
  const [optimisticChoice, setOptimisticChoice] = useOptimistic(chosen)
  const choose = (deliveryMethod: DeliveryMethod) =>
    startTransition(async () => {
      setOptimisticChoice(deliveryMethod.kind)
      await onChoose(deliveryMethod)
    })
  return (
    <RadioCardGroup question="Delivery">
      {options.map(({ deliveryMethod, note, cents, isPossible }) => (
        <RadioCard
          key={deliveryMethod.kind}
          group="way"
          name={DELIVERY_METHOD_NAMES[deliveryMethod.kind]}
          note={note}
          aside={isPossible && formatRand(cents)}
          isChosen={deliveryMethod.kind === optimisticChoice}
          isPossible={isPossible}
          onChoose={() => choose(deliveryMethod)}
        />
      ))}
    </RadioCardGroup>
  )
}
