import type { ReactNode } from 'react'
import type { OrderState } from '../../../shop/order.ts'
import { AfterLayout, Lead, Where } from './AfterLayout.tsx'
import { OpenInOffice } from './OpenInOffice.tsx'
import { Track } from './Track.tsx'
import type { TrackStep } from './track-steps.ts'

type Props = {
  number: number
  state: OrderState
  customer: string
  /** Where it is, as a heading and a sentence. */
  says: { heading: string; lead: string }
  steps: ReadonlyArray<TrackStep>
  /** What was asked to go back, and what the shop answered. */
  returns: ReactNode
  receipt: ReactNode
}

/** Where an order is. The page follows what the office does. */
export function OrderView({ number, state, customer, says, steps, returns, receipt }: Props) {
  return (
    <AfterLayout receipt={receipt}>
      <Where>
        Order {number}, {customer}
      </Where>
      <div role="status">
        <h1 tabIndex={-1}>{says.heading}</h1>
        <Lead>{says.lead}</Lead>
      </div>
      <Track steps={steps} />
      {returns}
      <OpenInOffice state={state} />
    </AfterLayout>
  )
}
