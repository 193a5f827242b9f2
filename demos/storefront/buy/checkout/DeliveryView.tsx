import type { ReactNode, SubmitEvent } from 'react'
import type { DeliveryMethod } from '../../../shop/basket.ts'
import type { DeliveryOption } from '../../../shop/delivery-methods.ts'
import { Button } from '../../parts/Button.tsx'
import { Said, SameOnTheNextPage } from '../parts/Below.tsx'
import { DeliveryOptions } from '../parts/DeliveryOptions.tsx'
import { Steps } from '../parts/Steps.tsx'
import { TwoColumns } from '../parts/TwoColumns.tsx'

type Props = {
  options: ReadonlyArray<DeliveryOption>
  deliveryMethod: DeliveryMethod['kind']
  /** Which locker or which branch. */
  places: ReactNode
  /** Whom it is for. */
  address: ReactNode
  summary: ReactNode
  /** What the last change made of the total. */
  said: string
  onDeliveryMethod(kind: DeliveryMethod['kind']): void | Promise<void>
  onSubmit(event: SubmitEvent<HTMLFormElement>): void
}

/** How it gets home and whom it is for. */
export function DeliveryView({
  options,
  deliveryMethod,
  places,
  address,
  summary,
  said,
  onDeliveryMethod,
  onSubmit,
}: Props) {
  const side = (
    <>
      {summary}
      <Said>{said}</Said>
      <Button type="submit" isWide>
        On to payment
      </Button>
      <SameOnTheNextPage />
    </>
  )
  return (
    <form noValidate onSubmit={onSubmit}>
      <TwoColumns sideLabel="Your order" side={side}>
        <Steps at="Delivery" />
        <h1 className="hide" tabIndex={-1}>
          Delivery
        </h1>
        <DeliveryOptions options={options} chosen={deliveryMethod} onChoose={onDeliveryMethod} />
        {places}
        {address}
      </TwoColumns>
    </form>
  )
}
