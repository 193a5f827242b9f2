import type { SiteServer } from '../journeys/site-server.ts'
import type { Finding } from './checks.ts'
import type { RunningProxy } from './proxies.ts'
import { visitorOf } from './visitor.ts'

const ADDRESSES = ['127.0.0.60', '127.0.0.61', '127.0.0.62', '127.0.0.63']
/** Responses before each restart and after the last one. */
const PAGES_BETWEEN = 40

/** With a query, so that no proxy caches it. */
const PAGE = '/contact-us?call=yes'

/** Restarts the sites, one after the other, while visitors read. */
export async function checkRestart(
  proxy: RunningProxy,
  sites: ReadonlyArray<SiteServer>,
): Promise<Array<Finding>> {
  const reading = startReading(proxy, ADDRESSES, [PAGE])
  for (const site of sites) {
    await reading.more(PAGES_BETWEEN)
    await site.stop()
    await site.up()
  }
  await reading.more(PAGES_BETWEEN)
  const { answers, faults } = await reading.end()
  const observed = `${answers} pages, ${faults.length} errors${faults.length > 0 ? `: ${faults[0]}` : ''}`
  const requirement =
    sites.length === 1 ? 'a restart while visitors read' : 'both sites restarted while visitors read'
  return [{ requirement, observed, isMet: answers > 0 && faults.length === 0 }]
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
      const result = await visitor
        .ask(page)
        .then(({ status, body }) => (body.includes('</html>') ? String(status) : `${status} in part`), String)
      if (result === '200') answers += 1
      else faults.push(`${page} ${result}`)
    }
  }
  const all = Promise.all(addresses.map(read))
  return {
    more: async (count: number) => {
      const goal = answers + count
      while (answers < goal && faults.length < count) await new Promise((resolve) => setTimeout(resolve, 20))
    },
    end: async () => {
      isOver = true
      await all
      return { answers, faults }
    },
  }
}
