import { emailField } from '../../domain/enquiry/fields.ts'

/** RFC 5321, 4.5.3.1: what a server must take. */
const ADDRESS_MAX_CHARS = 254
const NAME_MAX_CHARS = 100

const addressSchema = emailField(ADDRESS_MAX_CHARS)

/** Whose name stands before an address; '' for none, as for everybody whom we know only by what a visitor typed. */
export type Mailbox = { name: string; address: string }

/** Whether a text is one plain e-mail address: no name, no comma, no line break, nothing else beside it. */
export function isAddress(text: string): boolean {
  const parsed = addressSchema.safeParse(text)
  return parsed.success && parsed.data === text
}

/**
 * A name or a subject on one line, without what could begin a header of its own, also where a reader decodes an encoded word
 * (RFC 2047) that somebody typed.
 */
export function onOneLine(text: string, maxChars = NAME_MAX_CHARS): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
  return Array.from(line).slice(0, maxChars).join('')
}
