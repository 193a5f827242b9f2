import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DATABASE_FILE } from '../../server/store/sqlite/sqlite-store.ts'
import { SiteServer } from '../journeys/site-server.ts'
import { contactFields, jsonForm } from '../promises/attack/contact-form.ts'
import { Latencies } from '../promises/attack/latencies.ts'
import { sendRequest } from '../promises/attack/send-request.ts'
import type { Bench, BenchRow } from './bench.ts'
import { SETTINGS } from './enquiries.ts'
import { grownDatabase } from './grown-database.ts'
import { middleOf } from './middle.ts'
import { untilIdle } from './process-figures.ts'

const COUNT = 1_000_000
const ROUNDS = 3
const EVERY_MS = 50
const WARM_MS = 5_000
const QUIET_MS = 30_000
const MOST = 2
const PER_ADDRESS = 100
const BACKUP = ['--disable-warning=ExperimentalWarning', 'ops/commands/backup.ts']

type Round = { quietMs: number; backupMs: number; tookMs: number }

/** What senders of forms notice of a backup of a million enquiries: twenty forms a second come in, whether they are answered or not. */
export const backup: Bench = {
  id: 'backup',
  measure: async (say) => {
    await using stack = new AsyncDisposableStack()
    const dataDir = await mkdtemp(join(tmpdir(), 'twelve-moons-backup-'))
    stack.defer(() => rm(dataDir, { recursive: true }))
    await cp(grownDatabase(COUNT, say), join(dataDir, DATABASE_FILE))
    const site = await SiteServer.start(SETTINGS, { dataDir })
    stack.defer(() => site.remove())
    await untilIdle(site.pid ?? 0)
    await sendUntil(site.port, wait(WARM_MS))
    const rounds: Array<Round> = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureRound(site))
    for (const { quietMs, backupMs, tookMs } of rounds)
      say(
        `p99 ${quietMs.toFixed(0)} ms, during a backup of ${(tookMs / 1_000).toFixed(0)} s ${backupMs.toFixed(0)} ms`,
      )
    return [rowOf(rounds)]
  },
}

async function measureRound({ port, dataDir }: SiteServer): Promise<Round> {
  const quietMs = await sendUntil(port, wait(QUIET_MS))
  const beganMs = performance.now()
  const backupMs = await sendUntil(port, backUp(dataDir))
  const tookMs = performance.now() - beganMs
  await rm(join(dataDir, 'backups'), { recursive: true })
  return { quietMs, backupMs, tookMs }
}

/** @throws {Error} if it fails */
async function backUp(dataDir: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir }
  const child = spawn(process.execPath, BACKUP, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The backup ended with ${code}`)
}

let sent = 0

/**
 * Sends a form every {@link EVERY_MS}, however long the answers take.
 *
 * @returns within how many milliseconds of its time 99 in 100 were stored
 * @throws {Error} if one is refused
 */
async function sendUntil(port: number, end: Promise<unknown>): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const latencies = new Latencies(Number.POSITIVE_INFINITY)
  const forms: Array<Promise<void>> = []
  const beganMs = performance.now()
  let isOver = false
  const over = end.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const dueMs = beganMs + forms.length * EVERY_MS
    await wait(Math.max(0, dueMs - performance.now()))
    forms.push(sendForm(port, agent).then(() => latencies.record(performance.now() - dueMs)))
  }
  await Promise.all([over, ...forms])
  agent.destroy()
  return latencies.percentile(99)?.ms ?? Number.POSITIVE_INFINITY
}

async function sendForm(port: number, agent: Agent): Promise<void> {
  const at = sent++
  const from = `127.5.${Math.floor(at / PER_ADDRESS) % 250}.${1 + (at % PER_ADDRESS)}`
  const form = { ...jsonForm(contactFields(`visitor-${at}@example.co.za`)), key: randomUUID() }
  const status = await sendRequest({ port, from, agent, path: '/contact-us', form })
  if (status !== 200) throw new Error(`A form was answered with ${status}`)
}

function rowOf(rounds: ReadonlyArray<Round>): BenchRow {
  const ratio = middleOf(rounds.map(({ quietMs, backupMs }) => backupMs / quietMs))
  const during = middleOf(rounds.map(({ backupMs }) => backupMs))
  const quiet = middleOf(rounds.map(({ quietMs }) => quietMs))
  const seconds = middleOf(rounds.map(({ tookMs }) => tookMs)) / 1_000
  return {
    id: 'backup-p99',
    what: `a form, 99 in 100 within, while ${COUNT} enquiries are backed up`,
    ours: `${during.toFixed(0)} ms, for ${seconds.toFixed(0)} s`,
    theirs: `without: ${quiet.toFixed(0)} ms`,
    figure: ratio.toFixed(2),
    goal: `at most ${MOST.toFixed(2)}`,
    isMet: ratio <= MOST,
    boundBy:
      'the disk, which writes a copy and what is committed in turns, and the processor where the copy is checked.',
  }
}
