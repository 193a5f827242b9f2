import type { Company } from '../../../domain/content/company.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'

/** Whose estimate it is, a line each; what is not known leaves no line. */
export function senderOf(company: Company, { vat }: RateCard): Array<string> {
  const { tradingName, registeredName, registrationNumber, vatNumber, phone, email } = company
  const legal = [registeredName?.value, registrationNumber?.value].filter(Boolean).join(', ')
  const taxed = vat.registered && vatNumber ? `VAT number ${vatNumber.value}` : ''
  return [tradingName.value, legal, taxed, phone?.value ?? '', email?.value ?? ''].filter(
    (line) => line !== '',
  )
}
