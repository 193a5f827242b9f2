import { ROAD } from './tenders.ts'

export type Buyer = { name: string; won: number; lost: number; waiting: number; wonCents: number }

/** Bids of 2026 as they stand on the day on which the road tender was handed in. */
export const BUYERS: ReadonlyArray<Buyer> = [
  { name: 'Kei Water Board', won: 2, lost: 1, waiting: 0, wonCents: 5_480_000_00 },
  { name: ROAD.buyer, won: 3, lost: 3, waiting: 1, wonCents: 4_860_000_00 },
  { name: 'Mzintlava District', won: 2, lost: 6, waiting: 0, wonCents: 3_120_000_00 },
  { name: 'Provincial Health, Free State', won: 1, lost: 4, waiting: 0, wonCents: 940_000_00 },
  { name: 'Provincial Roads, Limpopo', won: 0, lost: 4, waiting: 0, wonCents: 0 },
]

export const YEAR = {
  won: sum('won'),
  lost: sum('lost'),
  waiting: sum('waiting'),
  sent: sum('won') + sum('lost') + sum('waiting'),
  wonCents: sum('wonCents'),
}

function sum(key: 'won' | 'lost' | 'waiting' | 'wonCents'): number {
  return BUYERS.reduce((total, buyer) => total + buyer[key], 0)
}
