import { setTimeout as sleep } from 'node:timers/promises'
import { peakMb, resetPeak, residentMb, untilIdle } from '../fixtures/process-figures.ts'
import { ATTACKS } from '../promises/attack/attacks.ts'
import { startAttacker } from '../promises/attack/start-attacker.ts'
import { atMost, type Bench } from './bench.ts'

const REST_MB = 220
const ATTACKED_MB = 400
/** Long enough for idle threads to end. */
const REST_MS = 150_000

/** The server's memory at rest, and its peak under the attacks of `npm run promises`, one after another. */
export const memory: Bench = async ({ start }) => {
  const site = await start({ SUBMISSIONS_PER_10_MINUTES: '20' })
  try {
    await site.stop() // the first start of a version compiles
    await site.up()
    const pid = site.pid ?? 0
    await untilIdle(pid)
    await sleep(REST_MS)
    const restMb = await residentMb(pid)
    await resetPeak(pid)
    for (const [number, attack] of ATTACKS.entries())
      await (await startAttacker(number, attack, site.port)).answers
    return [
      atMost('memory at rest', restMb, REST_MB, 'MB'),
      atMost('memory under attacks', (await peakMb(pid)) ?? Number.POSITIVE_INFINITY, ATTACKED_MB, 'MB'),
    ]
  } finally {
    await site.remove()
  }
}
