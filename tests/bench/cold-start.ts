import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../ops/setup/root.mjs'
import { COMPILED_ENV, SERVER_ARGS, SERVER_ENV } from '../../ops/setup/server-process.mjs'
import { freePort } from '../../server/free-port.ts'
import type { Bench, BenchRow } from './bench.ts'
import { middleOf } from './middle.ts'
import { processorSeconds } from './process-figures.ts'

const TIMES = 5
const ASK_EVERY_MS = 5
const GIVE_UP_MS = 30_000

type Way = { id: string; what: string; command: ReadonlyArray<string>; goalMs: number; boundBy: string }

const WAYS: ReadonlyArray<Way> = [
  {
    id: 'cold-start-server',
    what: 'from its start to the first byte of /, server',
    command: [process.execPath, ...SERVER_ARGS, 'server/main.ts'],
    goalMs: 1_000,
    boundBy:
      'loading some 600 modules, compiled before, then reading the built site and opening the database.',
  },
  {
    id: 'cold-start-npm',
    what: 'the same, npm start the second time',
    command: ['npm', 'start', '--silent'],
    goalMs: 3_000,
    boundBy: 'npm itself, and the fingerprints that say that nothing has to be installed or built.',
  },
]

type Start = { ms: number; processorMs: number }

/** From the spawn of a built checkout to the first byte of its home page. */
export const coldStart: Bench = {
  id: 'start',
  measure: async (say) => {
    const rows: Array<BenchRow> = []
    for (const way of WAYS) rows.push(await measureWay(way, say))
    return rows
  },
}

async function measureWay(way: Way, say: (line: string) => void): Promise<BenchRow> {
  const dataDir = await mkdtemp(join(tmpdir(), 'twelve-moons-start-'))
  try {
    await startOnce(way, dataDir) // makes the database and warms the system's cache of files
    const starts: Array<Start> = []
    for (let time = 0; time < TIMES; time += 1) starts.push(await startOnce(way, dataDir))
    const ms = middleOf(starts.map((each) => each.ms))
    const processorMs = middleOf(starts.map((each) => each.processorMs))
    say(`${way.what}: ${starts.map((each) => `${each.ms.toFixed(0)} ms`).join(', ')}`)
    return {
      id: way.id,
      what: way.what,
      theirs: null,
      boundBy: way.boundBy,
      ours: `${processorMs.toFixed(0)} ms of a processor`,
      figure: `${ms.toFixed(0)} ms`,
      goal: `under ${way.goalMs} ms`,
      isMet: ms < way.goalMs,
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startOnce({ command }: Way, dataDir: string): Promise<Start> {
  const port = await freePort()
  const [file = '', ...args] = command
  const begun = performance.now()
  const child = spawn(file, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: { ...SERVER_ENV, ...COMPILED_ENV, ...process.env, PORT: String(port), DATA_DIR: dataDir },
  })
  const ended = once(child, 'exit')
  try {
    await firstByte(`http://127.0.0.1:${port}/`)
    return { ms: performance.now() - begun, processorMs: (await processorSeconds(child.pid ?? 0)) * 1_000 }
  } finally {
    endGroup(child)
    await ended
  }
}

/** npm, what it runs and the server are one group. */
function endGroup({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, 'SIGTERM')
}

async function firstByte(url: string): Promise<void> {
  const deadline = performance.now() + GIVE_UP_MS
  while (performance.now() < deadline) {
    if (await hasAnswered(url).catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  throw new Error('The server did not answer within 30 s.')
}

async function hasAnswered(url: string): Promise<boolean> {
  const [response]: Array<IncomingMessage> = await once(get(url, { agent: false }), 'response')
  if (response) await once(response, 'readable')
  response?.destroy()
  return true
}
