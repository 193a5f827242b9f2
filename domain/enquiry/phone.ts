import { inWords, pluralised } from '../wording.ts'

const EXAMPLE = 'like 082 123 4567'
/**
 * The browser's pattern for a complete number: it matches every number that {@link parsePhone} accepts. The counts of digits are rough;
 * the server checks them. Compiled with the v flag, or u in older browsers.
 */
export const PHONE_PATTERN = String.raw`(\P{Nd}*\p{Nd}){10,}\P{Nd}*|\P{Nd}*[+＋](\P{Nd}*\p{Nd}){8,}\P{Nd}*`
/** An extension after the number: `ext 12`, `x12`, `#12`. */
const EXTENSION = /(\d[\s.,;(]*)(?:extension|extn?|x|#)[\s.:=]*\d{1,6}\)?\s*$/i
/** Far more than a number with words around it. Longer input is refused, since normalising combining marks takes quadratic time. */
const MAX_CHARS = 200

/**
 * Parses a telephone number as people type it: South African with exactly nine digits after the 0 or +27,
 * or of another country with + and 8 to 15 digits. Source: docs/domain.md 2.3.
 *
 * @param typed with any spaces, brackets, dashes or words around the digits
 * @returns the number in E.164 (`+27821234567`), or a sentence that says what is wrong
 */
export function parsePhone(typed: string): { e164: string } | { fault: string } {
  if (typed.length > MAX_CHARS) return { fault: `This is too long. Enter one phone number, ${EXAMPLE}` }
  const number = dialled(typed)
  const digits = number.replace('+', '')
  if (digits === '') return { fault: `Enter your phone number, ${EXAMPLE}` }

  const national = /^(?:\+?270?|0)([1-9]\d{8})$/.exec(number)?.[1]
  if (national) return { e164: `+27${national}` }
  if (number.startsWith('+27')) return { fault: southAfricanFault(digits) }
  if (/^\+[1-9]\d{7,14}$/.test(number)) return { e164: number }
  return { fault: number.startsWith('+') ? foreignFault(digits) : localFault(digits) }
}

/** Kinds of South African numbers with special rates, by their first digits after the 0. */
const SPECIAL: ReadonlyArray<[first: RegExp, kind: string]> = [
  [/^80/, 'looks like a toll-free number'],
  [/^86[01]/, 'looks like a shared-cost number'],
  [/^(?:9|86)/, 'looks like a premium-rate number'],
]

/**
 * A question about a number that may be premium, toll-free, shared-cost or foreign, or a note about an extension. The number is
 * valid all the same. Source: docs/domain.md 2.3.
 *
 * @param typed as for {@link parsePhone}
 * @returns null for any other number, and for an invalid one
 */
export function phoneQuestion(typed: string): string | null {
  const phone = parsePhone(typed)
  if ('fault' in phone) return null
  const kind = kindOf(phone.e164)
  if (kind) return `This ${kind}. Can we phone or WhatsApp you on it?`
  return EXTENSION.test(inAsciiDigits(typed)) ? 'We do not keep the extension. We ask for you by name.' : null
}

function kindOf(e164: string): string | null {
  if (!e164.startsWith('+27')) return 'is a number of another country'
  const national = e164.slice('+27'.length)
  return SPECIAL.find(([first]) => first.test(national))?.[1] ?? null
}

/** The digits, with a + in front if the first digit followed a + or began with 00. */
function dialled(typed: string): string {
  const plainNumber = inAsciiDigits(typed).replace(EXTENSION, '$1')
  const international = /^\D*(?:\+|00)/.test(plainNumber)
  // The bracketed zero of +27 (0)82 is dialled inside the country only.
  const digits = (international ? plainNumber.replace(/\(0\)/, '') : plainNumber).replace(/\D/g, '')
  return international ? `+${digits.replace(/^00/, '')}` : digits
}

/** Normalised: without direction marks, and with digits of every script as 0 to 9. */
function inAsciiDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digitValue)
}

/** In Unicode, the ten digits of a script are consecutive. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

function localFault(digits: string): string {
  if (digits.startsWith('0') || digits.length <= 10) {
    return `This number has ${digitCount(digits)}. A South African number has ten, ${EXAMPLE}`
  }
  return `This number has ${digitCount(digits)}. Begin a number of another country with + and its country code`
}

function southAfricanFault(digits: string): string {
  const national = digits.slice(2).replace(/^0/, '')
  return `This number has ${digitCount(national)} after +27. It needs nine, like +27 82 123 4567`
}

function foreignFault(digits: string): string {
  if (digits.startsWith('0')) return 'After the + comes a country code, like +27 82 123 4567'
  return `This number has ${digitCount(digits)}. With its country code a number has 8 to 15`
}

function digitCount(digits: string): string {
  return `${inWords(digits.length)} ${pluralised(digits.length, 'digit')}`
}
