import { normaliseEmail } from './email.ts'

/** Gmail ignores dots in a name, and has a second domain for the same mailboxes. */
const GMAIL = 'gmail.com'
const GMAIL_DOMAINS = [GMAIL, 'googlemail.com']

/**
 * The mailbox to which an address probably leads: the part after a `+` is a sub-address (RFC 5233), and Gmail ignores
 * dots. Two people may share one, so use it only for limits that protect a mailbox from many mails, and never to
 * show, send, search or erase.
 */
export function mailboxOf(email: string): string {
  const address = normaliseEmail(email)
  const index = address.lastIndexOf('@')
  if (index === -1) return address
  const [name, domain] = [address.slice(0, index), address.slice(index + 1)]
  const plus = name.indexOf('+')
  const base = plus > 0 ? name.slice(0, plus) : name
  return GMAIL_DOMAINS.includes(domain) ? `${base.replaceAll('.', '')}@${GMAIL}` : `${base}@${domain}`
}

/** The maximum number of confirmations to one mailbox in 24 hours, so that our forms cannot flood strangers with mail. */
export const CONFIRMATIONS_A_DAY = 3

/** The maximum difference between the clocks of several servers, allowed for when a mailbox's enquiries are counted. */
export const MAX_CLOCK_SKEW_MS = 60_000
