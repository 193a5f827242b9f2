import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../server/free-port.ts'
import { atMost, type Bench, median } from './bench.ts'

const RUNS = 5
const POLL_MS = 5
const GOAL_MS = 3_000

/** The time from `npm start` in an installed and built checkout to the first byte of its home page. */
export const start: Bench = async ({ folder }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'twelve-moons-start-'))
  try {
    await startOnce(folder, dataDir) // creates the database and the compile cache
    const times: Array<number> = []
    for (let run = 0; run < RUNS; run += 1) times.push(await startOnce(folder, dataDir))
    return [atMost('npm start to the first byte of /', median(times), GOAL_MS, 'ms')]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startOnce(cwd: string, dataDir: string): Promise<number> {
  const port = await freePort()
  const startMs = performance.now()
  // Detached, so that npm, its script and the server are one process group, which is ended together.
  const child = spawn('npm', ['start', '--silent'], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  })
  const ended = once(child, 'exit')
  try {
    while (!(await hasAnswered(port)) && child.exitCode === null) await sleep(POLL_MS)
    return performance.now() - startMs
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}

async function hasAnswered(port: number): Promise<boolean> {
  const request = get({ port, host: '127.0.0.1', agent: false })
  return once(request, 'response').then(
    () => true,
    () => false,
  )
}
