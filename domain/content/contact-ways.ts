import { parsePhone } from '../enquiry/phone.ts'
import { type Company, FACT_LABELS, type Fact } from './company.ts'

/** A way to reach the company that is not the form. */
export type ContactWay = {
  name: 'WhatsApp' | 'Phone' | 'Email'
  text: string
  /** Null for a fact of the example company: nobody may reach a stranger through it. */
  href: string | null
}

const REACHED_BY = {
  whatsapp: (number: string) => `https://wa.me/${dialled(number).replace('+', '')}`,
  phone: (number: string) => `tel:${dialled(number)}`,
  email: (address: string) => `mailto:${address}`,
}

/**
 * The ways to reach the company, from its facts; a fact that is not there leaves no line.
 *
 * @throws {Error} naming a number in content/company.json that cannot be dialled
 */
export function contactWays({ whatsapp, phone, email }: Company): Array<ContactWay> {
  return [...way('whatsapp', whatsapp), ...way('phone', phone), ...way('email', email)]
}

/** Where to see, correct or delete one's details, or object: the information officer's address, else the company's. */
export function privacyContact({ informationOfficerEmail, email }: Company): ContactWay | null {
  return way('email', informationOfficerEmail ?? email)[0] ?? null
}

function way(kind: keyof typeof REACHED_BY, fact: Fact | undefined): Array<ContactWay> {
  if (!fact) return []
  const href = fact.example ? null : REACHED_BY[kind](fact.value)
  return [{ name: FACT_LABELS[kind], text: fact.value, href }]
}

function dialled(number: string): string {
  const parsed = parsePhone(number)
  if ('fault' in parsed) throw new Error(`content/company.json: "${number}": ${parsed.fault}`)
  return parsed.e164
}
