import { peakMb, resetPeak } from '../attack/memory.ts'
import { serveBuiltSite } from '../built-site.ts'
import type { Bench, BenchRow } from './bench.ts'
import { finishedPage } from './our-page.ts'
import { residentMb } from './process-figures.ts'
import { askOverAndOver } from './wrk.ts'

const GOAL_MB = 300
const SECONDS = 5
const LOADS = [50, 1_000]

/** What the server holds in memory when nobody asks, and at most while many do. */
export const memory: Bench = {
  id: 'memory',
  measure: async () => {
    const site = await serveBuiltSite()
    try {
      const pid = site.pid ?? 0
      await finishedPage(site.url)
      const rows = [rowOf('memory-rest', 'memory at rest', await residentMb(pid))]
      for (const connections of LOADS) {
        await resetPeak(pid)
        const url = `http://127.0.0.1:${site.port}/`
        await askOverAndOver({ url, connections, seconds: SECONDS, headers: { 'accept-encoding': 'br' } })
        const most = (await peakMb(pid)) ?? Number.NaN
        rows.push(rowOf(`memory-${connections}`, `memory at most, ${connections} connections`, most))
      }
      return rows
    } finally {
      await site.remove()
    }
  },
}

function rowOf(id: string, what: string, megabytes: number): BenchRow {
  return {
    ...{ id, what, ours: `${megabytes.toFixed(0)} MB`, theirs: null, figure: `${megabytes.toFixed(0)} MB` },
    ...{ goal: `under ${GOAL_MB} MB`, isMet: megabytes < GOAL_MB },
    boundBy: 'the modules of three threads and the pages in each encoding.',
  }
}
