// npm run prove:moving [records]: carries many enquiries out of one store and into another, and says what it took.
// The other one is embedded too, or an empty one that DATABASE_URL names.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { sampleContact, sampleLead } from '../../domain/enquiry/samples/submissions.ts'
import { openSqliteDatabase } from '../storage/sqlite/database.ts'
import { prepareSubmissionRows } from '../storage/sqlite/rows.ts'
import { DATABASE_FILE } from '../storage/sqlite/sqlite-store.ts'

const MOST_MB = 200
// As in package.json: V8 would rather take more memory than collect what it no longer needs.
const NODE_ARGS = [
  '--max-semi-space-size=4',
  '--max-old-space-size=128',
  '--disable-warning=ExperimentalWarning',
]
const CLI = fileURLToPath(new URL('../enquiries-cli.ts', import.meta.url))
const SAY_PEAK = `data:text/javascript,process.on('exit',()=>process.send(process.resourceUsage().maxRSS))`

const records = Number(process.argv[2] ?? 100_000)
const folder = await mkdtemp(join(tmpdir(), 'twelve-moons-moving-'))
try {
  process.exitCode = (await prove()) ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function prove(): Promise<boolean> {
  const [out, back] = [join(folder, 'out.json'), join(folder, 'back.json')]
  fill(join(folder, 'first', DATABASE_FILE))
  const peaks = [
    await measured('export', ['export'], 'first', out),
    await measured('import', ['import', out], 'second'),
    await measured('import again', ['import', out], 'second'),
    await measured('export of the copy', ['export'], 'second', back),
  ]
  const isSame = (await hashOf(out)) === (await hashOf(back))
  const isSmall = Math.max(...peaks) < MOST_MB
  console.log(`${records} records, ${((await stat(out)).size / 1e6).toFixed(0)} MB of JSON`)
  console.log(isSame ? 'The copy is the same to the byte' : 'FAILED: the copy differs')
  console.log(
    isSmall ? `Each step took less than ${MOST_MB} MB` : `FAILED: a step took ${MOST_MB} MB or more`,
  )
  return isSame && isSmall
}

/** Many visitors' enquiries, written past the store in one transaction: to commit each would only take longer. */
function fill(path: string): void {
  const database = openSqliteDatabase(path)
  const rows = prepareSubmissionRows(database)
  database.exec('BEGIN')
  for (let at = 1; at <= records; at += 1) {
    const userId = `Visitor${String(at % Math.ceil(records / 3)).padStart(21, '0')}`
    const sample =
      at % 3 === 0 ? sampleLead(at, { userId }) : sampleContact(at, { userId, message: 'Näh 🧵 '.repeat(60) })
    rows.insert(sample)
  }
  database.exec('COMMIT')
  database.close()
}

async function measured(
  what: string,
  args: Array<string>,
  dataDir: string,
  output?: string,
): Promise<number> {
  const startMs = performance.now()
  const { DATABASE_URL: other = '', ...inherited } = process.env
  const child = spawn(process.execPath, [...NODE_ARGS, '--import', SAY_PEAK, CLI, ...args], {
    env: {
      ...inherited,
      DATA_DIR: join(folder, dataDir),
      DATABASE_URL: dataDir === 'second' ? other : '',
    },
    stdio: ['ignore', output ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  })
  const [peakMb] = await Promise.all([peakOf(child), written(child, output), once(child, 'exit')])
  if (child.exitCode !== 0) throw new Error(`${what} failed`)
  console.log(
    `${what}: ${((performance.now() - startMs) / 1_000).toFixed(1)} s, at most ${peakMb.toFixed(0)} MB of memory`,
  )
  return peakMb
}

async function peakOf(child: ChildProcess): Promise<number> {
  // A process that was killed says nothing any more.
  const [kilobytes = Number.NaN] = await Promise.race([once(child, 'message'), once(child, 'disconnect')])
  return Number(kilobytes) / 1_024
}

async function written({ stdout }: ChildProcess, output?: string): Promise<void> {
  if (stdout && output) await pipeline(stdout, createWriteStream(output))
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
