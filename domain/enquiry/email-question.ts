/** The most common mail domains in South Africa. */
const MAIL_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.za',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'telkomsa.net',
  'vodamail.co.za',
  'webmail.co.za',
  'iafrica.com',
]
/** Real domains that differ from those by one letter. */
const NEIGHBOURS = ['mail.com', 'email.com', 'ymail.com']

/**
 * `Did you mean gmail.com?` for an address whose domain is one typing error away from a common one. The address is valid
 * all the same.
 *
 * @param isTyping if true, the beginning of a common domain is not an error yet
 * @returns null for any other address, and for an invalid one
 */
export function emailQuestion(typed: string, isTyping = false): string | null {
  const [, domain] = typed.trim().toLowerCase().split('@')
  if (!domain || [...MAIL_DOMAINS, ...NEIGHBOURS].includes(domain)) return null
  if (isTyping && MAIL_DOMAINS.some((known) => known.startsWith(domain))) return null
  const isGmail = domain.startsWith('gmail.') // which has no other ending
  const meant = isGmail ? 'gmail.com' : MAIL_DOMAINS.find((known) => isOneSlipFrom(known, domain))
  return meant ? `Did you mean ${meant}?` : null
}

/** Whether one letter is added, missing or wrong, or two adjacent ones are swapped. */
function isOneSlipFrom(known: string, typed: string): boolean {
  let at = 0
  while (at < known.length && known[at] === typed[at]) at += 1
  const [meant, rest] = [known.slice(at), typed.slice(at)]
  const swapped = `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`
  return [rest.slice(1), swapped].includes(meant) || [rest, rest.slice(1)].includes(meant.slice(1))
}
