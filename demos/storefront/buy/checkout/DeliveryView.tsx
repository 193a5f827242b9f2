import type { ReactNode, SubmitEvent } from 'react'
import type { Way } from '../../../shop/basket.ts'
import type { WayHome } from '../../../shop/ways.ts'
import { Button } from '../../parts/Button.tsx'
import { Said, SameOnTheNextPage } from '../parts/Below.tsx'
import { Steps } from '../parts/Steps.tsx'
import { TwoColumns } from '../parts/TwoColumns.tsx'
import { WaysHome } from '../parts/WaysHome.tsx'

type Props = {
  ways: ReadonlyArray<WayHome>
  way: Way['kind']
  /** Which locker or which branch. */
  places: ReactNode
  /** Whom it is for. */
  address: ReactNode
  summary: ReactNode
  /** What the last change made of the total. */
  said: string
  onWay(kind: Way['kind']): void | Promise<void>
  onSubmit(event: SubmitEvent<HTMLFormElement>): void
}

/** How it gets home and whom it is for. */
export function DeliveryView({ ways, way, places, address, summary, said, onWay, onSubmit }: Props) {
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
        <WaysHome ways={ways} chosen={way} onChoose={onWay} />
        {places}
        {address}
      </TwoColumns>
    </form>
  )
}
