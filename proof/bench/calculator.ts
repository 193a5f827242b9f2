import { Agent } from 'node:http'
import { readPages } from '../attack/page-visitors.ts'
import { sendRequest } from '../attack/send-request.ts'
import { watchUntil } from '../attack/watch.ts'
import { serveBuiltSite } from '../built-site.ts'
import type { Bench, BenchRow } from './bench.ts'
import { finishedPage } from './our-page.ts'
import { processorSeconds } from './process-figures.ts'

const MOST_MS = 50
/** More than wait anywhere else: the thread that renders has always something to do. */
const ASKERS = 16
const WARM_SECONDS = 3
const SECONDS = 10
const PAGES = 50
const MONTHS = [3, 6, 9, 12]

type Asked = { rendered: number; others: number }

/** The calculator for plans that nobody has asked for yet, each rendered, while visitors read the home page. */
export const calculator: Bench = {
  id: 'calculator',
  measure: async (say) => {
    const site = await serveBuiltSite()
    try {
      const { port, pid } = site
      await finishedPage(site.url) // compressing the pages takes the processor for a while
      await askFor(port, 'warm', WARM_SECONDS)
      const before = await processorSeconds(pid ?? 0)
      const asking = askFor(port, 'fresh', SECONDS)
      const [asked, read] = await Promise.all([asking, readPages(port, watchUntil(asking))])
      const processorMs = (((await processorSeconds(pid ?? 0)) - before) * 1_000) / asked.rendered
      say(
        `${asked.rendered} plans in ${SECONDS} s, ${asked.others} refused, ${read.failed} home pages failed`,
      )
      return [renderedRow(asked, processorMs), homeRow(read)]
    } finally {
      await site.remove()
    }
  },
}

/** Asks from many addresses at the same time, each over one connection. @param run makes the addresses of the plans unique */
async function askFor(port: number, run: string, seconds: number): Promise<Asked> {
  const asked = { rendered: 0, others: 0 }
  const untilMs = performance.now() + seconds * 1_000
  let sent = 0
  const ask = async (asker: number) => {
    const agent = new Agent({ keepAlive: true })
    while (performance.now() < untilMs) {
      sent += 1
      const path = `/calculator?need=website&units=${1 + (sent % PAGES)}&months=${MONTHS[sent % MONTHS.length]}&x=${run}-${sent}`
      const status = await sendRequest({ port, path, from: `127.4.0.${asker + 1}`, agent })
      if (status === 200) asked.rendered += 1
      else asked.others += 1
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: ASKERS }, (_, asker) => ask(asker)))
  return asked
}

function renderedRow({ rendered, others }: Asked, processorMs: number): BenchRow {
  const perSecond = `${(rendered / SECONDS).toFixed(0)}/s`
  return {
    ...{
      id: 'calculator-rendered',
      what: 'calculators never asked for before',
      ours: perSecond,
      theirs: null,
    },
    ...{ figure: `${others} refused`, goal: 'none refused', isMet: others === 0 && rendered > 0 },
    boundBy: `${processorMs.toFixed(0)} ms of a processor for each, with the home pages read meanwhile: React renders, then the page is compressed, all in one thread of less urgency.`,
  }
}

function homeRow({ latencies, failed }: Awaited<ReturnType<typeof readPages>>): BenchRow {
  const ms = latencies.percentile(99)?.ms ?? Number.POSITIVE_INFINITY
  return {
    ...{ id: 'calculator-home', what: 'home page meanwhile, 99 in 100 within', ours: `${failed} failed` },
    ...{ theirs: null, figure: `${ms.toFixed(0)} ms`, goal: `at most ${MOST_MS} ms` },
    isMet: ms <= MOST_MS && failed === 0,
    boundBy: 'the turns of the thread that renders, where there are fewer cores than threads.',
  }
}
