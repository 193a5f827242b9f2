import type { Company } from '../../domain/content/company.ts'
import type { RateCard } from '../../domain/pricing/rate-card.ts'

/**
 * Who makes the estimate, by name, numbers and contact (Companies Act s 32(4), VAT Act s 65: docs/domain.md 2.1 and 2.10); what the
 * settings do not have leaves nothing.
 */
export function companyLines(company: Company, { vat }: RateCard): Array<string> {
  const { tradingName, registeredName, registrationNumber, vatNumber } = company
  const { physicalAddress, phone, whatsapp, email } = company
  const name = registeredName?.value ?? tradingName.value
  const lines = [
    [
      name,
      registrationNumber && `Registration number ${registrationNumber.value}`,
      vat.registered && vatNumber && `VAT number ${vatNumber.value}`,
    ],
    [
      physicalAddress?.value,
      phone && `Phone ${phone.value}`,
      whatsapp && `WhatsApp ${whatsapp.value}`,
      email?.value,
    ],
  ]
  return lines.map((parts) => parts.filter(Boolean).join(' · ')).filter((line) => line !== '')
}
