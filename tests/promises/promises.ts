// `npm run promises`: tries on real servers of this checkout whether what the site promises holds while something goes wrong,
// in at most five minutes. `-- --quick`: the part that `npm test` runs. `--only R1,R3`: these promises. `--controls`: with the
// defence of each promise taken out of the server, which must be noticed. `--seed N` repeats a run, `--json FILE` says where the
// figures go. Exits with 1 if a promise is missed, or a control is not caught.
import { randomInt } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../../ops/setup/build.mjs'
import { withLock } from '../../ops/setup/lock.mjs'
import { ROOT } from '../../ops/setup/root.mjs'
import { REPORTS } from '../../ops/setup/test-run/test-run.mjs'
import { runAll } from './run-all.ts'
import { SCENARIOS } from './scenarios.ts'
import { controlsTableOf, lineOf, missesOf, tableOf } from './table.ts'

const SEED_MAX = 2 ** 31

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    controls: { type: 'boolean', default: false },
    only: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'string', default: join(REPORTS, 'promises.json') },
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.chdir(ROOT)
// What Node compiled of the server, for its next start. The full run measures starts, so it does without.
if (options.quick) process.env.NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'node-compile')

const seed = options.seed === undefined ? randomInt(SEED_MAX) : Number(options.seed)
if (!Number.isInteger(seed)) throw new Error('--seed must be a whole number')
const chosen = chosenFrom(options.only?.split(','))
await withLock(() => buildIfStale(process.execPath))
console.log(`Seed ${seed}`)
const trial = { seed, isQuick: options.quick, isControl: options.controls }
const outcomes = await runAll(chosen, trial, (outcome) => console.error(lineOf(outcome)))
console.log(`\n${(options.controls ? controlsTableOf : tableOf)(outcomes)}`)
const report = { seed, outcomes: outcomes.map((each) => ({ ...each, missed: missesOf(each) })) }
await mkdir(dirname(options.json), { recursive: true })
await writeFile(options.json, JSON.stringify(report, null, 2))
const wrong = options.controls ? 'kept' : 'missed'
process.exit(outcomes.some(({ verdict }) => verdict === wrong) ? 1 : 0)

function chosenFrom(ids: ReadonlyArray<string> | undefined) {
  const known = new Set(SCENARIOS.map(({ id }) => id))
  const unknown = ids?.filter((id) => !known.has(id)) ?? []
  if (unknown.length > 0)
    throw new Error(`There is no promise ${unknown.join(', ')}, only ${[...known].join(', ')}`)
  return SCENARIOS.filter(
    ({ id, isQuick, control }) =>
      (ids?.includes(id) ?? true) && (isQuick || !options.quick) && (control !== null || !options.controls),
  )
}
