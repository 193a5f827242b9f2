import type { Attempt } from '../outbox/outbox.ts'

/** What nodemailer says of an attempt that failed. */
type SmtpFault = { code?: unknown; responseCode?: unknown; response?: unknown; command?: unknown }

const WORDS_MAX_CHARS = 300
/** Of what a server says, however much that is. */
const READ_MAX_CHARS = 2_000
/** Of the mail, and not of our connection or our login: only their refusal is final. */
const OF_THE_MAIL = /^(?:MAIL FROM|RCPT TO|DATA)\b/

const SENTENCES: Record<string, string> = {
  EDNS: 'the name of the mail server is not known',
  ETIMEDOUT: 'the mail server did not answer in time',
  EABORT: 'the mail server did not answer in time',
  ECONNECTION: 'the mail server could not be reached, or hung up',
  ESOCKET: 'the mail server could not be reached, or hung up',
  ETLS: 'the mail server offers no TLS that can be trusted, and nothing is sent without',
  EAUTH: 'the mail server does not take the user or the password of SMTP_URL',
  EPROTOCOL: 'the mail server said something that was not understood',
}

/**
 * What an SMTP attempt that failed means. A refusal of the mail itself (5xx) is final, with the server's words. All else can
 * be waited out: 4xx, a connection that broke (after DATA too: the mail may be there, and its Message-ID tells the repeat),
 * a wrong password, a server that turns everybody away.
 */
export function smtpOutcome(error: unknown): Exclude<Attempt, { outcome: 'delivered' }> {
  const { code, responseCode, response, command }: SmtpFault = typeof error === 'object' ? { ...error } : {}
  if (typeof responseCode === 'number' && typeof response === 'string') {
    const said = serversWords(response)
    if (code === 'EAUTH' || code === 'ETLS') return { outcome: 'wait', reason: `${SENTENCES[code]}: ${said}` }
    const isFinal = responseCode >= 500 && OF_THE_MAIL.test(String(command))
    return { outcome: isFinal ? 'refused' : 'wait', reason: said }
  }
  // Nodemailer refuses an envelope that it cannot write; no server has seen it.
  if (code === 'EENVELOPE') return { outcome: 'refused', reason: 'no address that a mail can go to' }
  return { outcome: 'wait', reason: SENTENCES[String(code)] ?? 'the mail could not be handed over' }
}

/** What the server itself said, if a reason is that: it begins with the number of its answer. */
export function serverSaid(reason: string): string | null {
  return /^\d{3}\b/.test(reason) ? reason : null
}

/** A reason for the log: with the server's number, but without its words, which may name somebody. Those are for the inbox. */
export function withoutWords(reason: string): string {
  return reason.replace(/^(\d{3}|.*?: \d{3})\b.*$/s, '$1')
}

/** One line of what the server said, without the addresses in it: reasons name nobody. */
function serversWords(response: string): string {
  const words = response
    .slice(0, READ_MAX_CHARS)
    .split(/[\p{Cc}\p{Cf}\s]+/u)
    .filter((word) => word !== '')
  const line = words.map(withoutAddress).join(' ')
  return Array.from(line).slice(0, WORDS_MAX_CHARS).join('')
}

function withoutAddress(word: string): string {
  if (!word.includes('@')) return word
  return word.endsWith(':') ? '…:' : '…'
}
