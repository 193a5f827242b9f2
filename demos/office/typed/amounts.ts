import { parseRand } from '../../../domain/money/parse-rand.ts'
import { decimal } from '../../../domain/wording.ts'

/**
 * Basis points of a typed share: `10`, `7,5`, `7.5%`.
 *
 * @returns null where it is none, is zero, or has more than two places
 */
export function bpsOf(typed: string): number | null {
  const [, wholePart = '', decimals = ''] = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(typed) ?? []
  const bps = Number(wholePart) * 100 + Number(decimals.padEnd(2, '0'))
  return bps === 0 ? null : bps
}

/** Cents of a typed amount: `R 2 450,00`, `2450`, `690.50`. Null where it is none, or may be two. */
export function centsOf(typed: string): number | null {
  const parsedRand = parseRand(typed.replace(/^\s*R\s*/i, ''))
  return 'cents' in parsedRand ? parsedRand.cents : null
}

/** A whole number of pieces from 0 to 9 999. Null where it is none. */
export function typedQuantity(typed: string): number | null {
  return /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : null
}

/** `7,5` of 750 basis points: as one types it. */
export function typedShare(bps: number): string {
  return decimal(bps / 100)
}
