import { normaliseEmail } from './email.ts'

/** Gmail reads no dots in a name, and has a second domain for the same mailboxes. */
const GMAIL = 'gmail.com'
const GMAIL_DOMAINS = [GMAIL, 'googlemail.com']

/**
 * The mailbox to which an address probably leads: what follows a `+` in its name is a sub-address (RFC 5233), and Gmail reads no
 * dots. Two people may share one here, so it serves the bounds that protect a mailbox from many mails, and nothing else: never what
 * is shown, written to, searched for or erased.
 */
export function mailboxOf(email: string): string {
  const folded = normaliseEmail(email)
  const at = folded.lastIndexOf('@')
  if (at === -1) return folded
  const [name, domain] = [folded.slice(0, at), folded.slice(at + 1)]
  const plus = name.indexOf('+')
  const base = plus > 0 ? name.slice(0, plus) : name
  return GMAIL_DOMAINS.includes(domain) ? `${base.replaceAll('.', '')}@${GMAIL}` : `${base}@${domain}`
}

/** So many enquiries of one mailbox are confirmed in 24 hours, so that strangers cannot be flooded with mail through our forms. */
export const CONFIRMATIONS_A_DAY = 3

/** The most by which the clocks of several servers differ, where they count what one mailbox sends. */
export const MAX_CLOCK_SKEW_MS = 60_000
