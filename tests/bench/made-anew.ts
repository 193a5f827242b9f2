import { Agent } from 'node:http'
import { serveBuiltSite } from '../fixtures/built-site.ts'
import { Latencies } from '../promises/attack/latencies.ts'
import { readPages } from '../promises/attack/page-visitors.ts'
import { sendRequest } from '../promises/attack/send-request.ts'
import { watchUntil } from '../promises/attack/watch.ts'
import type { BenchRow } from './bench.ts'
import { finishedPage } from './our-page.ts'
import { processorSeconds } from './process-figures.ts'

const WARM_SECONDS = 3
const SECONDS = 10
const HOME_MOST_MS = 50

/** What is asked for, and by how many at the same time. */
export type Asking = {
  askers: number
  /** @param sent how many were sent before @param run another one for each run, so that no address is asked for twice */
  addressOf: (sent: number, run: string) => string
}

type Answers = { made: number; others: number; latencies: Latencies }
type Home = Awaited<ReturnType<typeof readPages>>

/** What came of it, and what it cost. */
export type MadeAnew = Answers & { perSecond: string; processorMs: number; home: Home }

/** Asks a server of its own for what it has to make for each, while visitors read the home page. */
export async function makeAnew(asking: Asking): Promise<MadeAnew> {
  const site = await serveBuiltSite({ NODE_ENV: 'production' })
  try {
    const { port, pid } = site
    await finishedPage(site.url) // compressing the pages takes the processor for a while
    await askFor(port, { ...asking, run: 'Warm', seconds: WARM_SECONDS })
    const before = await processorSeconds(pid ?? 0)
    const asked = askFor(port, { ...asking, run: 'Fresh', seconds: SECONDS })
    const [answers, home] = await Promise.all([asked, readPages(port, watchUntil(asked))])
    const processorMs = (((await processorSeconds(pid ?? 0)) - before) * 1_000) / answers.made
    return { ...answers, perSecond: `${(answers.made / SECONDS).toFixed(0)}/s`, processorMs, home }
  } finally {
    await site.remove()
  }
}

/** `120 cards in 10 s, 0 refused, 0 home pages failed` */
export function inWords({ made, others, home }: MadeAnew, what: string): string {
  return `${made} ${what} in ${SECONDS} s, ${others} refused, ${home.failed} home pages failed`
}

/** How long the home page took meanwhile. @param verb what the thread does: `paints` */
export function homeRow(id: string, { latencies, failed }: Home, verb: string): BenchRow {
  const ms = latencies.percentile(99)?.ms ?? Number.POSITIVE_INFINITY
  return {
    id,
    what: 'home page meanwhile, 99 in 100 within',
    ours: `${failed} failed`,
    theirs: null,
    figure: `${ms.toFixed(0)} ms`,
    goal: `at most ${HOME_MOST_MS} ms`,
    isMet: ms <= HOME_MOST_MS && failed === 0,
    boundBy: `the turns of the thread that ${verb}, where there are fewer cores than threads.`,
  }
}

/** Asks from many addresses at the same time, each over one connection. */
async function askFor(
  port: number,
  { askers, addressOf, run, seconds }: Asking & { run: string; seconds: number },
): Promise<Answers> {
  const answers = { made: 0, others: 0, latencies: new Latencies(Number.POSITIVE_INFINITY) }
  const untilMs = performance.now() + seconds * 1_000
  let sent = 0
  const ask = async (asker: number) => {
    const agent = new Agent({ keepAlive: true })
    while (performance.now() < untilMs) {
      sent += 1
      const beganMs = performance.now()
      const path = addressOf(sent, run)
      const status = await sendRequest({ port, path, from: `127.4.1.${asker + 1}`, agent })
      if (status === 200) {
        answers.made += 1
        answers.latencies.record(performance.now() - beganMs)
      } else answers.others += 1
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: askers }, (_, asker) => ask(asker)))
  return answers
}
