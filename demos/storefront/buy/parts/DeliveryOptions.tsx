import { formatRand } from '../../../../domain/money/money.ts'
import type { DeliveryMethod } from '../../../shop/basket.ts'
import { DELIVERY_METHOD_NAMES, type DeliveryOption } from '../../../shop/delivery-methods.ts'
import { RadioCards } from './RadioCards.tsx'

type Props = {
  options: ReadonlyArray<DeliveryOption>
  chosen: DeliveryMethod['kind']
  onChoose(deliveryMethod: DeliveryMethod): void | Promise<void>
}

/** The choice of the delivery method, included in the total from the basket on. */
export function DeliveryOptions({ options, chosen, onChoose }: Props) {
  const cards = options.map(({ deliveryMethod, note, cents, isPossible }) => ({
    value: deliveryMethod,
    name: DELIVERY_METHOD_NAMES[deliveryMethod.kind],
    note,
    aside: isPossible && formatRand(cents),
    isChosen: deliveryMethod.kind === chosen,
    isPossible,
  }))
  return <RadioCards question="Delivery" group="way" cards={cards} onChoose={onChoose} />
}
