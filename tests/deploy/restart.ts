import type { SiteServer } from '../journeys/site-server.ts'
import type { Finding } from './checks.ts'
import type { RunningProxy } from './proxies.ts'
import { visitorOf } from './visitor.ts'

/** Of visitors who ask, each for one page after the other. */
const ADDRESSES = ['127.0.0.60', '127.0.0.61', '127.0.0.62', '127.0.0.63']
/** Pages that are asked for after the last restart, so that one that comes too early is noticed. */
const AFTERWARDS = 40

/** From memory, yet for its query: no proxy keeps it. */
const PAGE = '/contact-us?call=yes'

/** Restarts the sites, one after the other, while visitors read. */
export async function checkRestart(
  proxy: RunningProxy,
  sites: ReadonlyArray<SiteServer>,
): Promise<Array<Finding>> {
  const reading = startReading(proxy, ADDRESSES, [PAGE])
  for (const site of sites) {
    await reading.more(AFTERWARDS)
    await stop(site)
    await site.up()
  }
  await reading.more(AFTERWARDS)
  const { answers, faults } = await reading.end()
  const saw = `${answers} pages, ${faults.length} errors${faults.length > 0 ? `: ${faults[0]}` : ''}`
  const what =
    sites.length === 1 ? 'a restart while visitors read' : 'both sites restarted while visitors read'
  return [{ what, saw, isRight: answers > 0 && faults.length === 0 }]
}

/** One visitor from each address asks for one page after the other, and notes each that is not there as a whole. */
export function startReading(
  proxy: RunningProxy,
  addresses: ReadonlyArray<string>,
  pages: ReadonlyArray<string>,
) {
  const faults: Array<string> = []
  let answers = 0
  let isOver = false
  const read = async (address: string) => {
    const visitor = visitorOf(proxy, address)
    for (let at = 0; !isOver; at += 1) {
      const page = pages[at % pages.length] ?? '/'
      const saw = await visitor
        .ask(page)
        .then(({ status, body }) => (body.includes('</html>') ? String(status) : `${status} in part`), String)
      if (saw === '200') answers += 1
      else faults.push(`${page} ${saw}`)
    }
  }
  const all = Promise.all(addresses.map(read))
  return {
    more: async (count: number) => {
      const until = answers + count
      while (answers < until && faults.length < count) await new Promise((resolve) => setTimeout(resolve, 20))
    },
    end: async () => {
      isOver = true
      await all
      return { answers, faults }
    },
  }
}

/** As a supervisor does it. */
export async function stop(site: SiteServer): Promise<void> {
  const { pid } = site
  if (pid === null) return
  process.kill(pid, 'SIGTERM')
  while (site.pid !== null) await new Promise((resolve) => setTimeout(resolve, 20))
}
