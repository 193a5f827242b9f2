import { decimal } from '../../../domain/wording.ts'
import { csvAmount } from '../csv/columns.ts'

/** `7,5` of 750 basis points: as one types it. */
export function typedShare(bps: number): string {
  return decimal(bps / 100)
}

/** `50,00` of 5000 cents: as one types it. */
export function typedAmount(cents: number): string {
  return csvAmount(cents)
}
