// `npm run bench:demos [name]`: how quick the two demos are, as a table. Exits with 1 if a goal is missed. Run it on a quiet machine.

import { isMet, type TimeBench, type TimeRow, timeTable } from '../time-rows.ts'
import { scrollBench } from './scroll.ts'
import { searchBench } from './search.ts'

const BENCHES: ReadonlyArray<TimeBench> = [searchBench, scrollBench]

const [, , wanted = ''] = process.argv
const rows: Array<TimeRow> = []
for (const { name, measure } of BENCHES.filter(({ name }) => name.startsWith(wanted))) {
  console.error(`Measuring ${name} …`)
  rows.push(...(await measure()))
}
console.log(timeTable(rows))
process.exitCode = rows.every(isMet) ? 0 : 1
