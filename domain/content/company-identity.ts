import { type Company, type CompanyFact, FACT_LABELS } from './company.ts'

/** The company's details for a footer or a letterhead. */
type CompanyIdentity = { name: string; numbers: Array<string>; contact: Array<string> }

/**
 * The company's name, registration numbers, address and contact details (Companies Act s 32(4), VAT Act s 65:
 * docs/domain.md 2.1 and 2.6). Facts that are not set are left out.
 *
 * @param chargesVat whether VAT is charged; else the VAT number is left out
 */
export function companyIdentity(company: Company, chargesVat: boolean): CompanyIdentity {
  return {
    name: legalName(company),
    numbers: [
      ...labelled(company, 'registrationNumber'),
      ...(chargesVat ? labelled(company, 'vatNumber') : []),
    ],
    contact: [
      ...unlabelled(company, 'physicalAddress'),
      ...labelled(company, 'phone'),
      ...labelled(company, 'whatsapp'),
      ...unlabelled(company, 'email'),
    ],
  }
}

/**
 * The company in one line: name, year of founding, the numbers it is registered under, and its address. Facts that are not
 * set are left out.
 *
 * @param chargesVat whether VAT is charged; else the VAT number is left out
 */
export function companyLine(company: Company, chargesVat: boolean): Array<string> {
  const { name, numbers } = companyIdentity(company, chargesVat)
  const { since } = company
  return [
    name,
    ...(since ? [`since ${since.value}`] : []),
    ...numbers,
    ...unlabelled(company, 'physicalAddress'),
  ]
}

/** What a business letter must state about its sender (Companies Act s 32(4)); a number that is not set is left out. */
export function legalNameAndNumber(company: Company): Array<string> {
  return [legalName(company), ...labelled(company, 'registrationNumber')]
}

/** The registered name, or the trading name if that is not set. */
export function legalName({ registeredName, tradingName }: Company): string {
  return (registeredName ?? tradingName).value
}

/** A fact in words, the address in one line; null if it is not set. */
export function factInWords(company: Company, name: CompanyFact): string | null {
  if (name !== 'physicalAddress') return company[name]?.value ?? null
  const { street, suburb, town, province, postalCode } = company.physicalAddress?.value ?? {}
  return [street, suburb, town, province, postalCode].filter(Boolean).join(', ') || null
}

function unlabelled(company: Company, name: CompanyFact): Array<string> {
  const fact = factInWords(company, name)
  return fact === null ? [] : [fact]
}

function labelled(company: Company, name: CompanyFact): Array<string> {
  return unlabelled(company, name).map((fact) => `${FACT_LABELS[name]} ${fact}`)
}
