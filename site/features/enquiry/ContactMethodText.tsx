import type { ContactMethod } from '../../../domain/content/contact-ways.ts'

/** An address or number, as a link if it has one, else as text. */
export function ContactMethodText({ way: { href, text } }: { way: ContactMethod }) {
  return href ? <a href={href}>{text}</a> : <span>{text}</span>
}
