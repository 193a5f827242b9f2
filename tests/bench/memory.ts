import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SiteServer } from '../journeys/site-server.ts'
import { peakMb, resetPeak } from '../promises/attack/memory.ts'
import type { Bench, BenchRow } from './bench.ts'
import { sendFresh, sendMixed } from './mixed-requests.ts'
import { residentMb, untilIdle } from './process-figures.ts'
import { askOverAndOver } from './wrk.ts'

/** When nobody asks, and at most whatever is asked. */
const GOAL_MB = { rest: 200, load: 320 }
/** By then the thread has ended that renders pages for visitors. */
const REST_MS = 150_000
const SECONDS = 5
const LOADS = [50, 1_000]
/** What is made at first use is made by then. */
const BEFORE = 20_000
const AFTER = 200_000
const GROWTH_GOAL_MB = 5
const FRESH_MS = 5_000
const LOOK_EVERY_MS = 20
const REPORT_HEAP = new URL('./report-heap.ts', import.meta.url).href

/** What the server holds in memory when nobody asks, at most while many do, and whether it grows. */
export const memory: Bench = {
  id: 'memory',
  measure: async (say) => {
    await using stack = new AsyncDisposableStack()
    const folder = await mkdtemp(join(tmpdir(), 'twelve-moons-heap-'))
    stack.defer(() => rm(folder, { recursive: true }))
    const heapFile = join(folder, 'heap')
    const nodeArgs = ['--expose-gc', '--import', REPORT_HEAP]
    const site = await SiteServer.start({ NODE_ENV: 'production', BENCH_HEAP_FILE: heapFile }, { nodeArgs })
    stack.defer(() => site.remove())
    await site.stop() // what the first start of a version compiled is kept for the next
    await site.up()
    const { pid, port } = site
    if (pid === null) throw new Error('The server ended by itself.')
    await untilIdle(pid)
    await wait(REST_MS)
    const rows = [residentRow('memory-rest', 'memory at rest', await residentMb(pid), GOAL_MB.rest)]
    for (const connections of LOADS) rows.push(await underLoad({ pid, port, connections }))
    rows.push(await growth({ pid, port, heapFile }, say))
    return [...rows, await whileMadeAnew({ pid, port }, say)]
  },
}

async function underLoad(parts: { pid: number; port: number; connections: number }): Promise<BenchRow> {
  const { pid, port, connections } = parts
  await resetPeak(pid)
  const headers = { 'accept-encoding': 'br' }
  await askOverAndOver({ url: `http://127.0.0.1:${port}/`, connections, seconds: SECONDS, headers })
  const most = (await peakMb(pid)) ?? Number.NaN
  return residentRow(
    `memory-${connections}`,
    `memory at most, ${connections} connections`,
    most,
    GOAL_MB.load,
  )
}

/** At most while pages, cards and PDFs are asked for that nobody has asked for yet. */
async function whileMadeAnew(
  { pid, port }: Pick<Watched, 'pid' | 'port'>,
  say: (line: string) => void,
): Promise<BenchRow> {
  await resetPeak(pid)
  say(`${await sendFresh(port, FRESH_MS)} pages, cards and PDFs made`)
  const most = (await peakMb(pid)) ?? Number.NaN
  return residentRow('memory-fresh', 'memory at most, pages, cards and PDFs made anew', most, GOAL_MB.load)
}

type Watched = { pid: number; port: number; heapFile: string }

async function growth({ pid, port, heapFile }: Watched, say: (line: string) => void): Promise<BenchRow> {
  await sendMixed(port, BEFORE)
  const [heapBefore, residentBefore] = [await heapMb(pid, heapFile), await residentMb(pid)]
  await sendMixed(port, AFTER)
  const [heap, resident] = [await heapMb(pid, heapFile), await residentMb(pid)]
  say(
    `heap ${heapBefore.toFixed(1)} to ${heap.toFixed(1)} MB, resident ${residentBefore.toFixed(0)} to ${resident.toFixed(0)} MB`,
  )
  const grown = heap - heapBefore
  return {
    id: 'memory-growth',
    what: `heap after ${AFTER} mixed requests`,
    theirs: `${heapBefore.toFixed(1)} MB before`,
    ours: `${heap.toFixed(1)} MB (${resident.toFixed(0)} MB in all)`,
    figure: `${grown.toFixed(1)} MB more`,
    goal: `at most ${GROWTH_GOAL_MB} MB more`,
    isMet: grown <= GROWTH_GOAL_MB,
    boundBy: 'rendered calculator pages, which are remembered up to a number; the rest is collected.',
  }
}

/** What is alive on the heap, garbage collected before. */
async function heapMb(pid: number, heapFile: string): Promise<number> {
  await rm(heapFile, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(heapFile)) await wait(LOOK_EVERY_MS)
  return Number(await readFile(heapFile, 'utf8')) / 1_048_576
}

function residentRow(id: string, what: string, megabytes: number, goalMb: number): BenchRow {
  return {
    id,
    what,
    ours: `${megabytes.toFixed(0)} MB`,
    theirs: null,
    figure: `${megabytes.toFixed(0)} MB`,
    goal: `at most ${goalMb} MB`,
    isMet: megabytes <= goalMb,
    boundBy:
      'Node itself (some 66 MB are its program), the modules, and the site without its larger pictures (10 MB); when asked, the thread that renders pages.',
  }
}
