import type { Company, Fact } from '../../../domain/content/company.ts'
import { parsePhone } from '../../../domain/enquiry/phone.ts'

/** A way to reach us that is not the form; an address of the example company is text, never a link. */
export type Way = { name: 'WhatsApp' | 'Phone' | 'Email'; text: string; href: string | null }

/** The ways to reach the company, those it has. */
export function waysOf(company: Company): Array<Way> {
  return [
    ...wayOf('WhatsApp', company.whatsapp, (number) => `https://wa.me/${dialled(number).replace('+', '')}`),
    ...wayOf('Phone', company.phone, (number) => `tel:${dialled(number)}`),
    ...wayOf('Email', company.email, (address) => `mailto:${address}`),
  ]
}

/** Where to see, correct or delete one's details, or object: the information officer's address, else the company's. */
export function privacyContactOf(company: Company): Way | null {
  const [way] = wayOf(
    'Email',
    company.informationOfficerEmail ?? company.email,
    (address) => `mailto:${address}`,
  )
  return way ?? null
}

function wayOf(name: Way['name'], fact: Fact | undefined, address: (value: string) => string): Array<Way> {
  if (!fact) return []
  return [{ name, text: fact.value, href: fact.example ? null : address(fact.value) }]
}

/** @throws {Error} naming a number in content/company.json that cannot be dialled */
function dialled(number: string): string {
  const phone = parsePhone(number)
  if ('fault' in phone) throw new Error(`content/company.json: "${number}": ${phone.fault}`)
  return phone.e164
}
