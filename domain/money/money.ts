import { groupedCount, NO_BREAK_SPACE } from '../wording.ts'

/**
 * Writes an amount as people in South Africa print it: `R 44 850,00`, negative `-R 500,00`.
 *
 * Spaces are U+00A0, as in Intl's en-ZA; not Intl itself, whose separators changed between Node 18, 20.8 and browsers
 * (nodejs/node#50477). See docs/domain.md 2.2.
 *
 * @param cents whole cents
 * @throws {RangeError} if `cents` is not a whole number
 */
export function formatRand(cents: number): string {
  assertWholeCents(cents)
  const absoluteCents = Math.abs(cents)
  const decimals = String(absoluteCents % 100).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}R${NO_BREAK_SPACE}${groupedCount(Math.floor(absoluteCents / 100))},${decimals}`
}

/** `44850,00`: without R and spaces, so that a South African spreadsheet reads it as a number. @param cents as for {@link formatRand} */
export function bareRand(cents: number): string {
  return formatRand(cents).replace(/[R\u00a0]/g, '')
}

/**
 * Formats an amount without decimals, for the range of an estimate only: `R 11 200`.
 *
 * @param cents whole cents, a multiple of 100
 * @throws {RangeError} if `cents` is not a whole number of rands, which would be wrong in print
 */
export function formatWholeRand(cents: number): string {
  if (cents % 100 !== 0) throw new RangeError(`Not a whole number of rands: ${cents} cents`)
  return formatRand(cents).slice(0, -',00'.length)
}

/**
 * Rounds an estimated amount to rands, with decimals like the exact amounts beside it: `R 12 938,00`.
 *
 * @param cents whole cents of 0 or more
 * @throws {RangeError} if `cents` is not a whole number of 0 or more
 */
export function formatAboutRand(cents: number): string {
  return formatRand(dividedHalfUp(cents, 100) * 100)
}

/**
 * The VAT inside a price that includes it: `total × rate ÷ (100 % + rate)`, rounded half up to the cent (docs/domain.md 4.5 rule 2).
 *
 * @param totalCents price in cents, VAT included
 * @param rateBps VAT rate in basis points, 1500 for 15 %
 * @throws {RangeError} if either is not a whole number of 0 or more
 */
export function vatPartCents(totalCents: number, rateBps: number): number {
  assertWholeCents(totalCents)
  if (totalCents < 0) throw new RangeError(`A price below zero has no VAT part: ${totalCents} cents`)
  if (!Number.isSafeInteger(rateBps) || rateBps < 0)
    throw new RangeError(`Not a rate in basis points: ${rateBps}`)
  return dividedHalfUp(totalCents * rateBps, 10_000 + rateBps)
}

/**
 * Divides whole numbers and rounds half up, without floating-point fractions.
 *
 * @throws {RangeError} if either is not a whole number of 0 or more, or the divisor is 0
 */
export function dividedHalfUp(dividend: number, divisor: number): number {
  if (!Number.isSafeInteger(dividend) || dividend < 0 || !Number.isSafeInteger(divisor) || divisor < 1)
    throw new RangeError(`Not a division of whole numbers: ${dividend} by ${divisor}`)
  const remainder = dividend % divisor
  return (dividend - remainder) / divisor + (remainder >= divisor - remainder ? 1 : 0)
}

function assertWholeCents(cents: number): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`)
}

/** The space after R, as in `R 250,00`. */
const AFTER_R = /(?<=\bR) (?=\d)/g

/** `44 850` or `10 000`: groups of three. A telephone number begins with 0 or has other groups. */
const IN_GROUPS = /(?<!\d|\d )[1-9]\d{0,2}(?: \d{3}){1,3}(?! ?\d)/g

/** A text whose amounts and counts do not wrap, like those of formatRand. */
export function withNoBreakSums(text: string): string {
  return text
    .replaceAll(IN_GROUPS, (count) => count.replaceAll(' ', NO_BREAK_SPACE))
    .replaceAll(AFTER_R, NO_BREAK_SPACE)
}
