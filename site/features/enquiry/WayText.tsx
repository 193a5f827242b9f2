import type { ContactWay } from '../../../domain/content/contact-ways.ts'

/** An address or number: a link where there is one to follow, else text to read. */
export function WayText({ way: { href, text } }: { way: ContactWay }) {
  return href ? <a href={href}>{text}</a> : <span>{text}</span>
}
