import { Button } from '../../../ui/Button.tsx'
import type { OrderState } from '../../shop/order.ts'
import type { OrderRow } from './order-row.ts'

type Props = {
  number: number
  state: OrderState
  next: NonNullable<OrderRow['next']>
  onMove: (number: number, to: OrderState) => void
}

/** The button of an order’s next step. */
export function NextTransition({ number, state, next, onMove }: Props) {
  return (
    <Button
      kind={state === 'paid' ? 'accent' : 'edged'}
      size="small"
      isWide
      aria-label={`${next.button}, ${number}`}
      onClick={() => onMove(number, next.to)}
    >
      {next.button}
    </Button>
  )
}
