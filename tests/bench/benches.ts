import { backup } from './backup.ts'
import type { Bench } from './bench.ts'
import { calculator } from './calculator.ts'
import { cards } from './cards.ts'
import { coldStart } from './cold-start.ts'
import { enquiries } from './enquiries.ts'
import { enquiriesOnPostgres } from './enquiries-on-postgres.ts'
import { growth } from './growth.ts'
import { homePage } from './home-page.ts'
import { memory } from './memory.ts'

/** In the order of the table. */
export const BENCHES: ReadonlyArray<Bench> = [
  homePage,
  enquiries,
  enquiriesOnPostgres,
  calculator,
  cards,
  growth,
  backup,
  memory,
  coldStart,
]
