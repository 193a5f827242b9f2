import { parsePhone } from '../enquiry/phone.ts'
import type { Company, Fact } from './company.ts'

export type ContactWay = {
  label: 'WhatsApp' | 'Phone' | 'Email'
  text: string
  /** Null for a fact of the example company: nobody may reach a stranger through it. */
  href: string | null
}

/** How the company can be reached, from its facts; a fact that is not there leaves no line. */
export function contactWays({ whatsapp, phone, email }: Company): Array<ContactWay> {
  return [
    ...way('WhatsApp', whatsapp, (number) => `https://wa.me/${dialled(number).slice(1)}`),
    ...way('Phone', phone, (number) => `tel:${dialled(number)}`),
    ...way('Email', email, (address) => `mailto:${address}`),
  ]
}

function way(
  label: ContactWay['label'],
  fact: Fact | undefined,
  address: (value: string) => string,
): Array<ContactWay> {
  if (!fact) return []
  return [{ label, text: fact.value, href: fact.example ? null : address(fact.value) }]
}

function dialled(number: string): string {
  const parsed = parsePhone(number)
  if ('fault' in parsed) throw new Error(`content/company.json: ${number}: ${parsed.fault}`)
  return parsed.e164
}
