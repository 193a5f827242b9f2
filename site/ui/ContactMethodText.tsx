/** An address or number, as a link if it has one, else as text. */
export function ContactMethodText({ way: { href, text } }: { way: { href: string | null; text: string } }) {
  return href ? <a href={href}>{text}</a> : <span>{text}</span>
}
