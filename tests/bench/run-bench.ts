// `npm run bench [-- --only home,memory] [--of FOLDER] [--json FILE]`: figures of this checkout beside their goals, and beside those
// of another built checkout. Exits with 1 if a goal is missed. It needs two quiet cores.
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../ops/setup/root.mjs'
import { buildSite } from '../fixtures/built-site.ts'
import { type Bench, type BenchRow, subjectIn, tableOf } from './bench.ts'
import { enquiries } from './enquiries.ts'
import { homePage } from './home-page.ts'
import { inbox } from './inbox.ts'
import { memory } from './memory.ts'
import { start } from './start.ts'

const BENCHES: Readonly<Record<string, Bench>> = { home: homePage, enquiries, memory, start, inbox }

if (process.platform !== 'linux') throw new Error('This runs on Linux only: it reads /proc.')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const { values } = parseArgs({
  options: { only: { type: 'string' }, of: { type: 'string' }, json: { type: 'string' } },
})
const chosen = values.only?.split(',') ?? Object.keys(BENCHES)
for (const name of chosen)
  if (!(name in BENCHES)) throw new Error(`${name} is none of ${Object.keys(BENCHES).join(', ')}`)
await buildSite()
const folders = [ROOT, ...(values.of ? [resolve(values.of)] : [])]
const columns = await Promise.all(
  folders.map(async (folder, index) => ({
    name: index === 0 ? 'this checkout' : basename(folder),
    subject: await subjectIn(folder),
    rows: [] as Array<BenchRow>,
  })),
)
const failures: Array<string> = []
const load = loadavg().map((average) => average.toFixed(2))
for (const name of chosen)
  for (const column of columns) {
    console.error(`Measuring ${name} of ${column.name} …`)
    await BENCHES[name]?.(column.subject).then(
      (rows) => column.rows.push(...rows),
      (error: unknown) => failures.push(`${name} of ${column.name} was not measured: ${error}`),
    )
  }
console.log(`Load of the machine before (1, 5 and 15 minutes): ${load.join(', ')}`)
console.log([tableOf(columns), ...failures].join('\n'))
if (values.json) await writeFile(values.json, `${JSON.stringify({ load, columns, failures }, null, 2)}\n`)
process.exitCode = failures.length === 0 && columns[0]?.rows.every(({ isMet }) => isMet) ? 0 : 1
