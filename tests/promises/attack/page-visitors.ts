import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { PAGE, statusOf } from '../ask.ts'
import { Latencies } from './latencies.ts'
import type { Watch } from './watch.ts'

const VISITORS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']
const INTERVAL_MS = 20

export type PagesRead = {
  latencies: Latencies
  /** Pages that were refused or not received completely. */
  failed: number
}

/** Reads the home page as several visitors, each over one connection. */
export async function readPages(port: number, watch: Watch): Promise<PagesRead> {
  const result = { latencies: new Latencies(INTERVAL_MS), failed: 0 }
  await Promise.all(VISITORS.map((from) => readRepeatedly({ port, from }, watch, result)))
  return result
}

async function readRepeatedly(
  { port, from }: { port: number; from: string },
  { endSignal, cutOffSignal: signal }: Watch,
  result: PagesRead,
): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  while (!endSignal.aborted) {
    const startMs = performance.now()
    const status = await statusOf(port, '/', { ...PAGE, from, agent, signal }).catch(() => null)
    const durationMs = performance.now() - startMs
    if (status === 200 || signal.aborted) result.latencies.record(durationMs)
    else result.failed += 1
    await sleep(Math.max(0, INTERVAL_MS - durationMs))
  }
  agent.destroy()
}
