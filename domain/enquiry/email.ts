/** SMTP's maximum: RFC 5321 §4.5.3.1.3 allows a path of 256 octets, angle brackets included. */
export const EMAIL_MAX_CHARS = 254

export const EMAIL_EXAMPLE = 'Enter an email address like name@example.co.za'
const ATOM = /^[\w.!#$%&'*+/=?^`{|}~-]+$/
const DOMAIN_LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i
const TOP_LEVEL = /^[a-z][a-z\d-]*[a-z\d]$/i
/** Invisible characters in pasted addresses: soft hyphens, zero-width characters, direction marks. */
const INVISIBLE_CHARACTERS = /\p{Default_Ignorable_Code_Point}/gu
/** The curly apostrophes that phones type. */
const CURLY_QUOTES = /[‘’]/g
const OTHER_SCRIPT = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u
const DOMAIN_MAX_CHARS = 255
/** A visible character that no address may contain; the fault quotes it. */
const DISALLOWED_VISIBLE = /[^\w.!#$%&'*+/=?^`{|}~@\p{C}\p{Z}-]/u

/**
 * Reads an e-mail address as people type and paste it; its case is kept, because the part before the @ may depend on it
 * (RFC 5321 §2.4).
 *
 * @returns the address, a domain of another script in ASCII (`xn--…`), or a sentence that says what is wrong
 */
export function readEmail(typed: string, maxChars: number): { email: string } | { fault: string } {
  const email = inAscii(plainEmail(typed))
  const fault = faultOf(email, maxChars)
  return fault === null ? { email } : { fault }
}

/**
 * Removes pasted invisible characters from a field, because browsers refuse them without showing why. Writing the field moves the
 * caret to its end, so curly quotes, which people type, are replaced only when the field is left.
 *
 * @returns the field's new text
 */
export function typedEmail(field: { value: string }): string {
  const visibleText = field.value.replace(INVISIBLE_CHARACTERS, '')
  if (visibleText !== field.value) field.value = visibleText
  return visibleText
}

/** An e-mail address without invisible characters, and with straight quotes. */
export function plainEmail(typed: string): string {
  return typed.replace(INVISIBLE_CHARACTERS, '').replace(CURLY_QUOTES, "'").trim()
}

/** An e-mail address normalised for comparison: spellings that differ in case, white space or script give the same text. */
export function normaliseEmail(email: string): string {
  return inAscii(plainEmail(email)).normalize('NFC').toLowerCase()
}

/** The `mailto:` link to an address, with `%`, `?` and `#` escaped (RFC 6068). */
export function mailtoAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

/** A domain in another script as punycode (RFC 5891); unchanged if it cannot be converted. */
function inAscii(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  if (at === 0 || domain.length > DOMAIN_MAX_CHARS || !OTHER_SCRIPT.test(domain)) return email
  try {
    return email.slice(0, at) + new URL(`http://${domain}`).hostname
  } catch {
    return email
  }
}

function faultOf(email: string, maxChars: number): string | null {
  if (email === '') return EMAIL_EXAMPLE
  if (email.length > maxChars) return `An email address has ${maxChars} characters or fewer`
  if (/\s/.test(email)) return `An email address has no spaces. ${EMAIL_EXAMPLE}`
  const [local = '', domain, ...furtherParts] = email.split('@')
  if (domain === undefined) return `The @ is missing. ${EMAIL_EXAMPLE}`
  if (furtherParts.length > 0) return `An email address has one @ only. ${EMAIL_EXAMPLE}`
  if (local === '') return `The part before the @ is missing. ${EMAIL_EXAMPLE}`
  if (domain === '') return `The part after the @ is missing. ${EMAIL_EXAMPLE}`
  if (!domain.includes('.')) return `The ending after the @ is missing, like .co.za. ${EMAIL_EXAMPLE}`
  const [disallowed] = DISALLOWED_VISIBLE.exec(email) ?? []
  if (disallowed) return `An email address has no “${disallowed}”. ${EMAIL_EXAMPLE}`
  return isLocalPart(local) && isDomain(domain) ? null : EMAIL_EXAMPLE
}

function isLocalPart(local: string): boolean {
  return ATOM.test(local) && local.split('.').every((part) => part !== '')
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return labels.every((label) => DOMAIN_LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '')
}
