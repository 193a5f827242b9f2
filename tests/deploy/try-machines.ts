// `npm run try-machines [-- MACHINE …] [-- arguments of npm test]`: runs `npm start` and `npm test` of the last commit on Debian
// machines with only Node, npm and git, with and without a browser. Prints one line per machine. Needs root, Linux and debootstrap:
// each machine is a folder to which it changes its root.
import { openSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../server/free-port.ts'
import { until } from '../promises/until.ts'
import { cloneInto, newRoot, SOURCE } from './machines/build-roots.ts'
import { MACHINE_NAMES, type MachineName } from './machines/machine-names.ts'
import { runInRoot } from './machines/run-in-root.ts'

/** About 5 GB, which make the next run quick. Remove the folder to get the newest packages. */
const FOLDER = join(tmpdir(), 'twelve-moons-machines')
const START_TIMEOUT_MS = 20 * 60_000

if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Error('This needs root, on Linux.')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const args = process.argv.slice(2)
const end = args.includes('--') ? args.indexOf('--') : args.length
const testArgs = args.slice(end + 1)
const names = args.slice(0, end)
for (const name of names)
  if (!isMachine(name)) throw new Error(`${name} is none of ${MACHINE_NAMES.join(', ')}`)

await mkdir(FOLDER, { recursive: true })
for (const name of MACHINE_NAMES.filter((machine) => names.length === 0 || names.includes(machine))) {
  const line = await tryMachine(name).catch((error: Error) => failed(error.message))
  console.log(`${name}: ${line}`)
}

function isMachine(name: string): name is MachineName {
  return MACHINE_NAMES.some((machine) => machine === name)
}

async function tryMachine(name: MachineName): Promise<string> {
  const root = await newRoot(FOLDER, name)
  const commit = await cloneInto(root)
  const logFile = join(FOLDER, `${name}.log`)
  const log = openSync(logFile, 'w')
  const port = await freePort()
  console.log(`${name}: trying commit ${commit}; follow it in ${logFile}`)

  const server = runInRoot(root, ['npm', 'start'], { log, cwd: SOURCE, env: { PORT: String(port) } })
  const startMs = performance.now()
  let hasEnded = false
  void server.ended.then(() => {
    hasEnded = true
  })
  const isUp = () =>
    fetch(`http://localhost:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(async () => hasEnded || (await isUp()), START_TIMEOUT_MS)
  const hasStarted = await isUp()
  const startSeconds = Math.round((performance.now() - startMs) / 1_000)
  await server.stop()
  if (!hasStarted) return failed(`npm start did not answer, see ${logFile}`)
  const started = `npm start answered after ${startSeconds} s`
  console.log(`${name}: ${started}`)

  const testsStartMs = performance.now()
  const code = await runInRoot(root, ['npm', 'test', '--', ...testArgs], { log, cwd: SOURCE }).ended
  const minutes = ((performance.now() - testsStartMs) / 60_000).toFixed(1)
  const { counts, failures } = await testResult(logFile)
  for (const failure of failures) console.log(`  ${failure}`)
  const line = `${started}; npm test after ${minutes} min: ${counts}`
  return code === 0 ? line : failed(`${line}, see ${logFile}`)
}

function failed(reason: string): string {
  process.exitCode = 1
  return `FAILED. ${reason}`
}

/** The results of `npm test`, from the log that ends with them. */
async function testResult(logFile: string): Promise<{ counts: string; failures: Array<string> }> {
  const lines = (await readFile(logFile, 'utf8')).split('\n')
  const last = (pattern: RegExp) => lines.findLast((line) => pattern.test(line))
  const counts = [last(/^\d+ passed, \d+ failed$/) ?? 'it did not end', last(/^\d+ skipped$/)]
  return {
    counts: counts.filter(Boolean).join(', '),
    failures: lines.filter((line) => /^(FAILED: |FLAKY, )/.test(line)),
  }
}
