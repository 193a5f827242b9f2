import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { PAGE, statusOf } from '../ask.ts'
import { Latencies } from './latencies.ts'
import type { Watch } from './watch.ts'

const VISITORS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']
const EVERY_MS = 20

export type PagesRead = {
  latencies: Latencies
  /** Pages that were refused or not received completely. */
  failed: number
}

/** Reads the home page as several visitors, each over one connection that is kept open. */
export async function readPages(port: number, watch: Watch): Promise<PagesRead> {
  const read = { latencies: new Latencies(EVERY_MS), failed: 0 }
  await Promise.all(VISITORS.map((from) => readRepeatedly({ port, from }, watch, read)))
  return read
}

async function readRepeatedly(
  { port, from }: { port: number; from: string },
  { over, cutOff: signal }: Watch,
  read: PagesRead,
): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  while (!over.aborted) {
    const startMs = performance.now()
    const status = await statusOf(port, '/', { ...PAGE, from, agent, signal }).catch(() => null)
    const tookMs = performance.now() - startMs
    if (status === 200 || signal.aborted) read.latencies.record(tookMs, status === null)
    else read.failed += 1
    await sleep(Math.max(0, EVERY_MS - tookMs))
  }
  agent.destroy()
}
