import type { Company } from '../../../domain/content/company.ts'
import { companyIdentity } from '../../../domain/content/company-identity.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'

/** Who makes the estimate, in the lines at the foot of the sheet. */
export function companyLines(company: Company, { vat }: RateCard): Array<string> {
  const { name, numbers, contact } = companyIdentity(company, vat.registered)
  return [[name, ...numbers], contact].map((parts) => parts.join(' · ')).filter((line) => line !== '')
}
