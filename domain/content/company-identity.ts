import { type Company, FACT_LABELS, type Fact } from './company.ts'

/** The company's details for a footer or a letterhead. */
export type CompanyIdentity = { name: string; numbers: Array<string>; contact: Array<string> }

/**
 * The company's name, registration numbers, address and contact details (Companies Act s 32(4), VAT Act s 65:
 * docs/domain.md 2.1 and 2.6). Facts that are not set are left out.
 *
 * @param chargesVat whether VAT is charged; without it the VAT number is left out
 */
export function companyIdentity(company: Company, chargesVat: boolean): CompanyIdentity {
  const { registrationNumber, vatNumber, physicalAddress, phone, whatsapp, email } = company
  return {
    name: legalName(company),
    numbers: [
      ...labelled('registrationNumber', registrationNumber),
      ...labelled('vatNumber', chargesVat ? vatNumber : undefined),
    ],
    contact: [
      ...(physicalAddress ? [physicalAddress.value] : []),
      ...labelled('phone', phone),
      ...labelled('whatsapp', whatsapp),
      ...(email ? [email.value] : []),
    ],
  }
}

/**
 * The company in one line: name, town, year of founding, and the numbers it is registered under. Facts that are not set are
 * left out.
 *
 * @param chargesVat whether VAT is charged; without it the VAT number is left out
 */
export function companyLine(company: Company, chargesVat: boolean): Array<string> {
  const { name, numbers } = companyIdentity(company, chargesVat)
  const { town, since } = company
  return [name, ...(town ? [town.value] : []), ...(since ? [`since ${since.value}`] : []), ...numbers]
}

/** The registered name, or the trading name if that is not set. */
export function legalName({ registeredName, tradingName }: Company): string {
  return (registeredName ?? tradingName).value
}

function labelled(name: keyof typeof FACT_LABELS, fact: Fact | undefined): Array<string> {
  return fact ? [`${FACT_LABELS[name]} ${fact.value}`] : []
}
