import { percent } from '../wording/decimals.ts'
import type { RateCard } from './rate-card.ts'

/** What the site says once of all its prices (docs/domain.md 2.1). */
export function vatSentence({ vat }: Pick<RateCard, 'vat'>): string {
  return vat.registered
    ? `Every price on this site includes VAT at ${percent(vat.rateBps)}.`
    : 'No VAT is charged.'
}
