import { formatRand } from '../../../domain/money/money.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'

/** `1 page`, `5 pages` */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** `Total, VAT included`; where no VAT is charged the total says nothing of it. */
export function totalLabel({ vat }: RateCard): string {
  return vat.registered ? 'Total, VAT included' : 'Total'
}

/** `R 690,00, VAT included` */
export function hourlyRate({ hourlyRateCents, vat }: RateCard): string {
  return `${formatRand(hourlyRateCents)}${vat.registered ? ', VAT included' : '. No VAT is charged'}`
}
