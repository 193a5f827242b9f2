import { Button } from '../../../ui/Button.tsx'
import type { OrderState } from '../../shop/order.ts'
import type { OrderRow } from './order-row.ts'

type Props = { row: OrderRow; onMove: (number: number, to: OrderState) => void }

/** The button of an order’s next step, if it has one. */
export function NextTransition({ row: { number, state, next }, onMove }: Props) {
  if (!next) return null
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
