import type { SiteServer } from '../journeys/site-server.ts'
import type { Finding } from './checks.ts'
import type { RunningProxy } from './proxies.ts'
import { visitorOf } from './visitor.ts'

/** Visitors who each request one page after another. */
const ADDRESSES = ['127.0.0.60', '127.0.0.61', '127.0.0.62', '127.0.0.63']
/** Requests after the last restart, so that an early end is noticed. */
const AFTERWARDS = 40

/** In memory, but with a query, so that no proxy caches it. */
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

/** One visitor from each address requests one page after another, and records each incomplete response. */
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
    for (let index = 0; !isOver; index += 1) {
      const page = pages[index % pages.length] ?? '/'
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

/** Restarts it as a supervisor does. */
export async function stop(site: SiteServer): Promise<void> {
  const { pid } = site
  if (pid === null) return
  process.kill(pid, 'SIGTERM')
  while (site.pid !== null) await new Promise((resolve) => setTimeout(resolve, 20))
}
