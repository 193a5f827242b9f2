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

/** `Did you mean gmail.com?` for an address that has a {@link meantEmail}; it is valid all the same. */
export function emailQuestion(typed: string): string | null {
  const meant = meantEmail(typed)
  return meant && questionAbout(meant)
}

/** @param meant a {@link meantEmail} */
export function questionAbout(meant: string): string {
  return `Did you mean ${meant.slice(meant.indexOf('@') + 1)}?`
}

/**
 * The address with a common domain, if the typed one is one typing error away from it.
 *
 * @param isTyping if true, the beginning of a common domain is not an error yet
 * @returns null for any other address, and for an invalid one
 */
export function meantEmail(typed: string, isTyping = false): string | null {
  const [local, typedDomain] = typed.trim().split('@')
  const domain = typedDomain?.toLowerCase()
  if (!domain || [...MAIL_DOMAINS, ...NEIGHBOURS].includes(domain)) return null
  if (isTyping && MAIL_DOMAINS.some((knownDomain) => knownDomain.startsWith(domain))) return null
  const isGmail = domain.startsWith('gmail.') // Gmail has no other ending
  const meantDomain = isGmail
    ? 'gmail.com'
    : MAIL_DOMAINS.find((knownDomain) => isOneSlipFrom(knownDomain, domain))
  return meantDomain ? `${local}@${meantDomain}` : null
}

/** Whether one letter is added, missing or wrong, or two adjacent ones are swapped. */
function isOneSlipFrom(knownDomain: string, typed: string): boolean {
  let difference = 0
  while (difference < knownDomain.length && knownDomain[difference] === typed[difference]) difference += 1
  const [knownRest, rest] = [knownDomain.slice(difference), typed.slice(difference)]
  const swapped = `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`
  return [rest.slice(1), swapped].includes(knownRest) || [rest, rest.slice(1)].includes(knownRest.slice(1))
}
