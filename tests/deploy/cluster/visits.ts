import { until } from '../../promises/until.ts'
import type { Finding } from '../checks.ts'
import { visitorOf } from '../visitor.ts'
import type { Cluster } from './cluster.ts'

const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const BROWSER = { 'user-agent': CHROME, accept: 'text/html', 'sec-fetch-dest': 'document' }
const KEPT = '/what-we-do'
const NOT_KEPT = '/contact-us'
const EACH = 20

/** Page views are counted once each, by any server, including cached ones that nginx reports to the first server. */
export async function checkVisits(cluster: Cluster): Promise<Array<Finding>> {
  const { proxy, sites, addresses } = cluster
  const load = (address: string, page: string) => visitorOf(proxy, address).ask(page, { headers: BROWSER })
  const counted = (page: string) => countOf(cluster, 'page', page)
  await visitorOf(proxy, '127.0.0.98').ask(KEPT, { headers: { 'user-agent': CHROME, accept: '*/*' } })
  let hits = 0
  for (let index = 0; index < EACH; index += 1)
    for (const address of addresses) {
      await load(address, `${NOT_KEPT}?call=yes`)
      if ((await load(address, KEPT)).headers['x-kept'] === 'HIT') hits += 1
    }
  const all = EACH * sites.length
  await until(async () => (await counted(KEPT)) >= all && (await counted(NOT_KEPT)) >= all)
  const [ofKept, ofOthers] = [await counted(KEPT), await counted(NOT_KEPT)]

  const [first] = sites
  await first?.kill()
  for (let index = 0; index < EACH; index += 1) await load('127.0.0.98', KEPT)
  await first?.up()
  for (let index = 0; index < EACH; index += 1) await load('127.0.0.98', KEPT)
  await until(async () => (await counted(KEPT)) >= all + EACH)
  const afterwards = (await counted(KEPT)) - all
  return [
    {
      what: `${all} loads of a cached page and ${all} of an uncached one, counted`,
      saw: `${ofKept} (${hits} of them reported by nginx) and ${ofOthers}`,
      isRight: ofKept === all && hits >= all - 1 && ofOthers === all,
    },
    {
      what: `${EACH} cached page views while the first server is down and ${EACH} after it is back, counted`,
      saw: String(afterwards),
      isRight: afterwards >= EACH - 1 && afterwards <= EACH,
    },
  ]
}

/** Forms are counted by the server that stored them. */
export async function checkFormsCounted(cluster: Cluster): Promise<Array<Finding>> {
  const [row] = await cluster.query('SELECT count(*) AS count FROM submissions')
  const stored = Number(row?.count)
  const counted = () => countOf(cluster, 'form-sent', NOT_KEPT)
  await until(async () => (await counted()) >= stored)
  const total = await counted()
  return [{ what: `${stored} stored forms, counted`, saw: String(total), isRight: total === stored }]
}

async function countOf({ query }: Cluster, kind: string, page: string): Promise<number> {
  const where = `kind = '${kind}' AND page = '${page}'`
  const [row] = await query(`SELECT coalesce(sum(count), 0) AS count FROM visits WHERE ${where}`)
  return Number(row?.count)
}
