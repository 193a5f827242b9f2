import type { AttemptResult } from '../store/outbox.ts'

/** An error of nodemailer. */
type SmtpFault = {
  code?: unknown
  /** The code of the system or of TLS, if `code` is nodemailer's own. */
  originalCode?: unknown
  responseCode?: unknown
  response?: unknown
  command?: unknown
}

const WORDS_MAX_CHARS = 300
/** How much of a server's reply is read. */
const READ_MAX_CHARS = 2_000

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

const TLS_SENTENCES: Record<string, string> = {
  CERT_HAS_EXPIRED: 'the certificate of the mail server has expired',
  CERT_NOT_YET_VALID: 'the certificate of the mail server is not valid yet, or the clock here is wrong',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'the certificate of the mail server is for another name than the host of SMTP_URL',
  ERR_SSL_WRONG_VERSION_NUMBER:
    'the port of SMTP_URL has no TLS from the start: try smtp:// instead of smtps://',
}

/**
 * The outcome of an SMTP attempt that failed. A refusal of this recipient or this content is final, with the server's words.
 * Everything else is retried: 4xx, broken connections (after DATA too: the receiver recognises a repeat by its Message-ID), wrong
 * passwords, exhausted quotas, refused senders, servers that refuse all mail.
 */
export function smtpOutcome(error: unknown): Exclude<AttemptResult, { outcome: 'delivered' }> {
  const fault: SmtpFault = typeof error === 'object' ? { ...error } : {}
  const { code, responseCode, response } = fault
  if (typeof responseCode === 'number' && typeof response === 'string') {
    const reply = serversWords(response)
    if (code === 'EAUTH' || code === 'ETLS')
      return { outcome: 'wait', reason: `${SENTENCES[code]}: ${reply}` }
    const isFinal = isAboutThisMail(responseCode, reply, String(fault.command))
    return { outcome: isFinal ? 'refused' : 'wait', reason: reply }
  }
  // Nodemailer refused the envelope itself; no server has seen it.
  if (code === 'EENVELOPE') return { outcome: 'refused', reason: 'no address that a mail can go to' }
  const sentence = tlsSentence(fault) ?? SENTENCES[String(code)]
  return { outcome: 'wait', reason: sentence ?? 'the mail could not be handed over' }
}

/** Codes of TLS contain an underscore, those of the system do not. */
function tlsSentence({ code, originalCode }: SmtpFault): string | null {
  if (code !== 'ESOCKET' || typeof originalCode !== 'string' || !originalCode.includes('_')) return null
  return (
    TLS_SENTENCES[originalCode] ??
    `the certificate or the TLS of the mail server is not trusted (${originalCode})`
  )
}

/** RFC 3463; some servers write it at the end of their reply. */
const ENHANCED_CODE = /(?<![\d.])5\.\d{1,3}\.\d{1,3}(?!\.?\d)/
/** Codes about the recipient's address or mailbox, the size or the content. Not 5.1.7 and 5.1.8, which are about our sender. */
const ABOUT_THIS_MAIL = /^5\.(?:1\.(?:[1-46]|10)|2\.[0-4]|3\.4|6\.\d+)$/
/** General codes, for which the SMTP command and the text decide. */
const GENERAL_CODE = /^5\.(?:[01]\.0|7\.[01])$/
/** Servers refuse our sender or machine at RCPT TO and after DATA too. */
const ABOUT_US = /relay|sender|quota|limit|exceed|too many|authenti|client|listed|reputation|spf|dkim|dmarc/i
const TOO_LARGE_OR_FULL = 552

/** Whether a refusal concerns this recipient or this content: retrying does not help, but other mails may pass. */
function isAboutThisMail(responseCode: number, reply: string, command: string): boolean {
  const isAtRecipient = command.startsWith('RCPT TO')
  if (responseCode < 500 || !(isAtRecipient || command.startsWith('DATA'))) return false
  const [enhanced = ''] = ENHANCED_CODE.exec(reply) ?? []
  if (enhanced !== '' && !GENERAL_CODE.test(enhanced)) return ABOUT_THIS_MAIL.test(enhanced)
  if (responseCode === TOO_LARGE_OR_FULL) return true
  if (ABOUT_US.test(reply)) return false
  // RFC 5321, 4.2: 501 and 550 to 553 concern the address. A policy concerns the content only after DATA.
  return isAtRecipient ? /^5(?:01|5[0-3])/.test(reply) && !enhanced.startsWith('5.7.') : responseCode >= 540
}

/** The reason if it is the server's own reply, which begins with a code; else null. */
export function serverReplyOf(reason: string): string | null {
  return /^\d{3}\b/.test(reason) ? reason : null
}

/** A reason for the log: the server's codes without its words, which may name a person. The inbox shows the words. */
export function withoutWords(reason: string): string {
  return reason.replace(/^((?:.*?: )?\d{3}\b(?:[ -]\d\.\d{1,3}\.\d{1,3}\b)?).*$/s, '$1')
}

/** One line of the server's reply, without addresses, because reasons must not contain personal data. */
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
