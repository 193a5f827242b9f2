import { vatOn } from '../../demos/shop/vat.ts'

export type Line = { name: string; costCents: number; markUpPercent: number }

const FIRST: ReadonlyArray<Line> = [
  { name: 'Site establishment', costCents: 86_000_00, markUpPercent: 12 },
  { name: 'Crack sealing', costCents: 147_000_00, markUpPercent: 15 },
  { name: 'Bitumen reseal', costCents: 1_590_000_00, markUpPercent: 20 },
  { name: 'Road marking', costCents: 92_000_00, markUpPercent: 15 },
  { name: 'Traffic control', costCents: 118_000_00, markUpPercent: 10 },
]
const NEW_QUOTE = withReseal(FIRST, { costCents: 1_480_000_00 })
export const TO_SEND = withReseal(NEW_QUOTE, { markUpPercent: 18 })

export const VERSIONS: ReadonlyArray<{ name: string; lines: ReadonlyArray<Line> }> = [
  { name: 'First count', lines: FIRST },
  { name: 'New bitumen quote', lines: NEW_QUOTE },
  { name: 'To send', lines: TO_SEND },
]

/** The buyer's price of a line, before VAT. */
export function priceCents({ costCents, markUpPercent }: Line): number {
  return Math.round((costCents * (100 + markUpPercent)) / 100)
}

export function totals(lines: ReadonlyArray<Line>) {
  const beforeVatCents = lines.reduce((sum, line) => sum + priceCents(line), 0)
  const vatCents = vatOn(beforeVatCents)
  return { beforeVatCents, vatCents, totalCents: beforeVatCents + vatCents }
}

function withReseal(lines: ReadonlyArray<Line>, change: Partial<Line>): ReadonlyArray<Line> {
  return lines.map((line) => (line.name === 'Bitumen reseal' ? { ...line, ...change } : line))
}
