import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../server/free-port.ts'
import { atMost, type Bench, median } from './bench.ts'

const TIMES = 5
const ASK_EVERY_MS = 5
const GOAL_MS = 3_000

/** From `npm start` of an installed and built checkout to the first byte of its home page. */
export const start: Bench = async ({ folder }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'twelve-moons-start-'))
  try {
    await startOnce(folder, dataDir) // creates the database and the compile cache
    const took: Array<number> = []
    for (let time = 0; time < TIMES; time += 1) took.push(await startOnce(folder, dataDir))
    return [atMost('npm start to the first byte of /', median(took), GOAL_MS, 'ms')]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startOnce(cwd: string, dataDir: string): Promise<number> {
  const port = await freePort()
  const begunMs = performance.now()
  // npm, its script and the server are one process group, which is ended together.
  const child = spawn('npm', ['start', '--silent'], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  })
  const ended = once(child, 'exit')
  try {
    while (!(await hasAnswered(port)) && child.exitCode === null) await sleep(ASK_EVERY_MS)
    return performance.now() - begunMs
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
