import { type Company, FACT_LABELS, type Fact } from './company.ts'

/** Who the company is, in the words of a footer or a letterhead. */
export type CompanyIdentity = { name: string; numbers: Array<string>; contact: Array<string> }

/**
 * Who the company is: its name, the numbers it is registered under, where and how it is reached (Companies Act s 32(4),
 * VAT Act s 65: docs/domain.md 2.1 and 2.6). What is not set leaves nothing.
 *
 * @param chargesVat the VAT number is named by who charges VAT only
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

/** The name it is registered under, else the one it trades under. */
export function legalName({ registeredName, tradingName }: Company): string {
  return (registeredName ?? tradingName).value
}

function labelled(name: keyof typeof FACT_LABELS, fact: Fact | undefined): Array<string> {
  return fact ? [`${FACT_LABELS[name]} ${fact.value}`] : []
}
