import type { Company } from '../../../domain/content/company.ts'

/** Whose estimate it is, a line each; what is not known leaves no line. */
export function senderOf(company: Company): Array<string> {
  const { tradingName, registeredName, registrationNumber, phone, email } = company
  const legal = [registeredName?.value, registrationNumber?.value].filter(Boolean).join(', ')
  return [tradingName.value, legal, phone?.value ?? '', email?.value ?? ''].filter((line) => line !== '')
}
