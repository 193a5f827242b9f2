// `npm run attack [-- FOLDER]`: attacks a server of this checkout, or of the already built one in FOLDER, over loopback, and
// prints what other visitors got before and during each attack. Exits with 1 if a goal is missed.
import { resolve } from 'node:path'
import { buildIfStale } from '../setup/build.mjs'
import { withLock } from '../setup/lock.mjs'
import { ROOT } from '../setup/root.mjs'
import { missedGoals } from './attack/goals.ts'
import { runAttacks } from './attack/run-attacks.ts'
import { tableOf } from './attack/table.ts'

// Every visitor has their own address in 127.0.0.0/8, and the server's memory is read from /proc.
if (process.platform !== 'linux') throw new Error('This runs on Linux only.')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const folder = resolve(process.argv[2] ?? ROOT)
if (folder === resolve(ROOT)) await withLock(() => buildIfStale(process.execPath))
const { outcomes, leftOut } = await runAttacks(folder)
console.log(tableOf(outcomes))
for (const line of leftOut) console.log(line)
process.exitCode = leftOut.length === 0 && outcomes.every((each) => missedGoals(each).length === 0) ? 0 : 1
