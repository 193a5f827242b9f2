import { mailtoAddress } from '../enquiry/email.ts'
import { parsePhone } from '../enquiry/phone.ts'
import { type Company, FACT_LABELS, type Fact } from './company.ts'

/** A way to contact the company other than the form. */
export type ContactMethod = {
  name: 'WhatsApp' | 'Phone' | 'Email'
  text: string
  /** Null for an example value, so that no visitor contacts a stranger. */
  href: string | null
}

const ADDRESS_OF = {
  whatsapp: (number: string) => `https://wa.me/${e164Of(number).replace('+', '')}`,
  phone: (number: string) => `tel:${e164Of(number)}`,
  email: mailtoAddress,
}

/**
 * The ways to contact the company; a fact that is not set is left out.
 *
 * @throws {Error} naming a number in content/company.json that cannot be dialled
 */
export function contactMethods({ whatsapp, phone, email }: Company): Array<ContactMethod> {
  return [
    ...contactMethod('whatsapp', whatsapp),
    ...contactMethod('phone', phone),
    ...contactMethod('email', email),
  ]
}

/** The ways to reach the company at once: WhatsApp and telephone. */
export function directContactMethods(company: Company): Array<ContactMethod> {
  return contactMethods(company).filter(({ name }) => name !== 'Email')
}

/** The company's WhatsApp; null without a number. */
export function whatsappMethod({ whatsapp }: Company): ContactMethod | null {
  return contactMethod('whatsapp', whatsapp)[0] ?? null
}

/** The link that opens a WhatsApp chat with the company; null without a real number. */
export function whatsappAddress(company: Company): string | null {
  return whatsappMethod(company)?.href ?? null
}

/** The e-mail address for privacy requests: the information officer's, else the company's; null if neither is set. */
export function privacyContact({ informationOfficerEmail, email }: Company): ContactMethod | null {
  return contactMethod('email', informationOfficerEmail ?? email)[0] ?? null
}

function contactMethod(kind: keyof typeof ADDRESS_OF, fact: Fact | undefined): Array<ContactMethod> {
  if (!fact) return []
  const href = fact.example ? null : ADDRESS_OF[kind](fact.value)
  return [{ name: FACT_LABELS[kind], text: fact.value, href }]
}

function e164Of(number: string): string {
  const parsed = parsePhone(number)
  if ('fault' in parsed) throw new Error(`content/company.json: "${number}": ${parsed.fault}`)
  return parsed.e164
}
