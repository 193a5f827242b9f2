// `npm run bench [-- --only home,memory] [--json FILE]`: how fast, how small and how soon the site is, as one table: beside what
// people would run instead, where there is such a thing. Exits with 1 if a goal is missed. Run it on a quiet machine.
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../../ops/setup/build.mjs'
import { withLock } from '../../ops/setup/lock.mjs'
import { BENCHES } from './benches.ts'
import { measureAll, selectBenches } from './measure-all.ts'
import { boundsOf, tableOf } from './table.ts'

// Servers are pinned to a core, and their memory and time are read from /proc.
if (process.platform !== 'linux') throw new Error('This runs on Linux only.')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'string' } } })
const benches = selectBenches(BENCHES, values.only ?? null)
await withLock(() => buildIfStale(process.execPath))
const load = loadavg()
const { rows, failures } = await measureAll(benches, (line) => console.error(line))
console.log(
  `Load of the machine (1, 5 and 15 minutes): ${load.map((each) => each.toFixed(2)).join(', ')} before`,
)
console.log(tableOf(rows))
for (const line of [...boundsOf(rows), ...failures]) console.log(line)
if (values.json) await writeFile(values.json, `${JSON.stringify({ load, rows, failures }, null, 2)}\n`)
process.exitCode = failures.length === 0 && rows.every(({ isMet }) => isMet) ? 0 : 1
