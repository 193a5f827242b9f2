// `npm run bench:demos [name]`: how quick the two demos are, as a table. Exits with 1 if a goal is missed. Run it on a quiet machine.

import { textTable } from '../text-table.ts'
import { type DemoBench, type DemoRow, isMet } from './demo-bench.ts'
import { scrollBench } from './scroll.ts'
import { searchBench } from './search.ts'

const BENCHES: ReadonlyArray<DemoBench> = [searchBench, scrollBench]

const [, , wanted = ''] = process.argv
const rows: Array<DemoRow> = []
for (const { name, measure } of BENCHES.filter(({ name }) => name.startsWith(wanted))) {
  console.error(`Measuring ${name} …`)
  rows.push(...(await measure()))
}
console.log(textTable([['', 'times', 'median', '95th', 'longest', 'goal'], ...rows.map(cellsOf)]))
process.exitCode = rows.every(isMet) ? 0 : 1

function cellsOf(row: DemoRow): Array<string> {
  const times = [row.medianMs, row.p95Ms, row.maxMs].map((ms) => `${ms.toFixed(1)} ms`)
  const goal = row.goalMs === null ? '' : `< ${row.goalMs} ms${isMet(row) ? '' : ', MISSED'}`
  return [row.what, String(row.count), ...times, goal]
}
