import { Agent } from 'node:http'
import { paths } from '../../domain/sitemap/paths.ts'
import { CHOSEN_COLOURS, writeBrand } from '../../domain/visitor-brand/visitor-brand.ts'
import { Latencies } from '../attack/latencies.ts'
import { readPages } from '../attack/page-visitors.ts'
import { sendRequest } from '../attack/send-request.ts'
import { watchUntil } from '../attack/watch.ts'
import { serveBuiltSite } from '../built-site.ts'
import type { Bench, BenchRow } from './bench.ts'
import { finishedPage } from './our-page.ts'
import { processorSeconds } from './process-figures.ts'

const HOME_MOST_MS = 50
/** A messenger waits some seconds for a card. */
const CARD_MOST_MS = 3_000
/** As many as the line has places, so that none is refused and the thread has always something to do. */
const ASKERS = 8
const WARM_SECONDS = 3
const SECONDS = 10

type Asked = { painted: number; others: number; latencies: Latencies }

/** Cards for names that nobody has asked for yet, each painted, while visitors read the home page. */
export const cards: Bench = {
  id: 'cards',
  measure: async (say) => {
    const site = await serveBuiltSite()
    try {
      const { port, pid } = site
      await finishedPage(site.url) // compressing the pages takes the processor for a while
      await askFor(port, 'Warm', WARM_SECONDS)
      const before = await processorSeconds(pid ?? 0)
      const asking = askFor(port, 'Fresh', SECONDS)
      const [asked, read] = await Promise.all([asking, readPages(port, watchUntil(asking))])
      const processorMs = (((await processorSeconds(pid ?? 0)) - before) * 1_000) / asked.painted
      say(`${asked.painted} cards in ${SECONDS} s, ${asked.others} refused, ${read.failed} home pages failed`)
      return [...paintedRows(asked, processorMs), homeRow(read)]
    } finally {
      await site.remove()
    }
  },
}

/** Asks from many addresses at the same time, each over one connection. @param run makes the names unique */
async function askFor(port: number, run: string, seconds: number): Promise<Asked> {
  const asked = { painted: 0, others: 0, latencies: new Latencies(Number.POSITIVE_INFINITY) }
  const untilMs = performance.now() + seconds * 1_000
  let sent = 0
  const ask = async (asker: number) => {
    const agent = new Agent({ keepAlive: true })
    while (performance.now() < untilMs) {
      sent += 1
      const { colour } = CHOSEN_COLOURS[sent % CHOSEN_COLOURS.length] ?? { colour: null }
      const path = paths.yourNameCard(writeBrand({ name: `${run} ${sent} Bakery`, colour, product: null }))
      const beganMs = performance.now()
      const status = await sendRequest({ port, path, from: `127.4.1.${asker + 1}`, agent })
      if (status === 200) {
        asked.painted += 1
        asked.latencies.record(performance.now() - beganMs)
      } else asked.others += 1
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: ASKERS }, (_, asker) => ask(asker)))
  return asked
}

function paintedRows({ painted, others, latencies }: Asked, processorMs: number): Array<BenchRow> {
  const ms = (share: number) => latencies.percentile(share)?.ms ?? Number.POSITIVE_INFINITY
  return [
    {
      ...{ id: 'cards-painted', what: 'cards of names never asked for before', theirs: null },
      ...{ ours: `${(painted / SECONDS).toFixed(0)}/s`, figure: `${others} refused`, goal: 'none refused' },
      isMet: others === 0 && painted > 0,
      boundBy: `${processorMs.toFixed(0)} ms of a processor for each, with the home pages read meanwhile: satori lays it out, librsvg paints its outlines, all in one thread of less urgency.`,
    },
    {
      ...{ id: 'cards-wait', what: `a card, ${ASKERS} asked for at once, 99 in 100 within`, theirs: null },
      ...{ ours: `half within ${ms(50).toFixed(0)} ms`, figure: `${ms(99).toFixed(0)} ms` },
      ...{ goal: `at most ${CARD_MOST_MS} ms`, isMet: ms(99) <= CARD_MOST_MS },
      boundBy: `the line: each waits for the ${ASKERS - 1} before it.`,
    },
  ]
}

function homeRow({ latencies, failed }: Awaited<ReturnType<typeof readPages>>): BenchRow {
  const ms = latencies.percentile(99)?.ms ?? Number.POSITIVE_INFINITY
  return {
    ...{ id: 'cards-home', what: 'home page meanwhile, 99 in 100 within', ours: `${failed} failed` },
    ...{ theirs: null, figure: `${ms.toFixed(0)} ms`, goal: `at most ${HOME_MOST_MS} ms` },
    isMet: ms <= HOME_MOST_MS && failed === 0,
    boundBy: 'the turns of the thread that paints, where there are fewer cores than threads.',
  }
}
