import { formatRand } from '../../../../domain/money/money.ts'
import type { DeliveryMethod } from '../../../shop/basket.ts'

/** What was just done, and what the sum and the way were before it. */
export type LastChange = { words: string; beforeCents: number; previousMethod: DeliveryMethod['kind'] }

/** Says beside the total what a change made of it: a sum never changes without words. */
export function changeWords(
  last: LastChange | null,
  totalCents: number,
  deliveryMethod: DeliveryMethod['kind'],
): string {
  if (!last) return ''
  const toDoor =
    deliveryMethod === 'door' && last.previousMethod !== 'door' ? ' It goes to the door now.' : ''
  const total =
    last.beforeCents === totalCents
      ? 'The total stays as it was.'
      : `The total was ${formatRand(last.beforeCents)}.`
  return `${last.words}${toDoor} ${total}`.trim()
}
