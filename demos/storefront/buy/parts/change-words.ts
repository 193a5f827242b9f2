import { formatRand } from '../../../../domain/money/money.ts'
import type { DeliveryMethod } from '../../../shop/basket.ts'

/** The last change, with the previous total and delivery method. */
export type LastChange = { words: string; beforeCents: number; previousMethod: DeliveryMethod['kind'] }

/** A sentence on the effect of a change on the total. */
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
