import { parseRand } from '../../../domain/money/parse-rand.ts'
import { decimal } from '../../../domain/wording.ts'

/**
 * Parses a typed percentage, `10`, `7,5` or `7.5%`, to basis points.
 *
 * @returns null if it is invalid, zero, or has more than two decimals
 */
export function bpsOf(typed: string): number | null {
  const [, wholePart = '', decimals = ''] = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(typed) ?? []
  const bps = Number(wholePart) * 100 + Number(decimals.padEnd(2, '0'))
  return bps === 0 ? null : bps
}

/** Parses a typed amount to cents: `R 2 450,00`, `2450`, `690.50`. Null if it is invalid or ambiguous. */
export function centsOf(typed: string): number | null {
  const parsedRand = parseRand(typed.replace(/^\s*R\s*/i, ''))
  return 'cents' in parsedRand ? parsedRand.cents : null
}

/** Parses a whole number of pieces from 0 to 9 999. Null if it is invalid. */
export function quantityOf(typed: string): number | null {
  return /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : null
}

/** Formats basis points for an input field: 750 as `7,5`. */
export function percentText(bps: number): string {
  return decimal(bps / 100)
}
