/** An address or number, as a link if it has one, else as text. */
export function ContactMethodText({
  method: { href, text },
}: {
  method: { href: string | null; text: string }
}) {
  return href ? <a href={href}>{text}</a> : <span>{text}</span>
}
