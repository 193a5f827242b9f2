import { until } from '../../promises/until.ts'
import type { Finding } from '../checks.ts'
import { visitorOf } from '../visitor.ts'
import type { Cluster } from './cluster.ts'

const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const BROWSER = { 'user-agent': CHROME, accept: 'text/html', 'sec-fetch-dest': 'document' }
const CACHED_PAGE = '/what-we-do'
const UNCACHED_PAGE = '/contact-us'
const LOADS = 20

/** Each page view is counted once, by any server; nginx reports views of cached pages to the first server. */
export async function checkVisits(cluster: Cluster): Promise<Array<Finding>> {
  const { proxy, sites, addresses } = cluster
  const load = (address: string, page: string) => visitorOf(proxy, address).ask(page, { headers: BROWSER })
  const counted = (page: string) => countOf(cluster, 'page', page)
  await visitorOf(proxy, '127.0.0.98').ask(CACHED_PAGE, { headers: { 'user-agent': CHROME, accept: '*/*' } })
  let hits = 0
  for (let index = 0; index < LOADS; index += 1)
    for (const address of addresses) {
      await load(address, `${UNCACHED_PAGE}?call=yes`)
      if ((await load(address, CACHED_PAGE)).headers['x-kept'] === 'HIT') hits += 1
    }
  const expected = LOADS * sites.length
  await until(
    async () => (await counted(CACHED_PAGE)) >= expected && (await counted(UNCACHED_PAGE)) >= expected,
  )
  const [cached, uncached] = [await counted(CACHED_PAGE), await counted(UNCACHED_PAGE)]

  const [firstServer] = sites
  await firstServer?.kill()
  for (let index = 0; index < LOADS; index += 1) await load('127.0.0.98', CACHED_PAGE)
  await firstServer?.up()
  for (let index = 0; index < LOADS; index += 1) await load('127.0.0.98', CACHED_PAGE)
  await until(async () => (await counted(CACHED_PAGE)) >= expected + LOADS)
  const afterwards = (await counted(CACHED_PAGE)) - expected
  return [
    {
      requirement: `${expected} loads of a cached page and ${expected} of an uncached one, counted`,
      observed: `${cached} (${hits} of them reported by nginx) and ${uncached}`,
      isMet: cached === expected && hits >= expected - 1 && uncached === expected,
    },
    {
      requirement: `${LOADS} cached page views while the first server is down and ${LOADS} after it is back, counted`,
      observed: String(afterwards),
      isMet: afterwards >= LOADS - 1 && afterwards <= LOADS,
    },
  ]
}

/** Forms are counted by the server that stored them. */
export async function checkFormsCounted(cluster: Cluster): Promise<Array<Finding>> {
  const [row] = await cluster.query('SELECT count(*) AS count FROM submissions')
  const stored = Number(row?.count)
  const counted = () => countOf(cluster, 'form-sent', UNCACHED_PAGE)
  await until(async () => (await counted()) >= stored)
  const total = await counted()
  return [
    { requirement: `${stored} stored forms, counted`, observed: String(total), isMet: total === stored },
  ]
}

async function countOf({ query }: Cluster, kind: string, page: string): Promise<number> {
  const where = `kind = '${kind}' AND page = '${page}'`
  const [row] = await query(`SELECT coalesce(sum(count), 0) AS count FROM visits WHERE ${where}`)
  return Number(row?.count)
}
