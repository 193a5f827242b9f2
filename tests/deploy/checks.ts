import { brotliDecompressSync } from 'node:zlib'
import { recordsOf, type SiteServer } from '../journeys/site-server.ts'
import { contactFields } from '../promises/attack/contact-form.ts'
import { OWNER } from '../promises/staff.ts'
import { until } from '../promises/until.ts'
import { DOMAIN, type RunningProxy } from './proxies.ts'
import { type Visitor, visitorOf } from './visitor.ts'

/** A requirement, with the observed result. */
export type Finding = { requirement: string; observed: string; isMet: boolean }

/** The limit of forms from one address. */
export const LIMIT = 3
const LOG_TIMEOUT_MS = 2_000

export type Subject = {
  proxy: RunningProxy
  /** The first server; all share one data folder. */
  site: SiteServer
  /** The number of servers. */
  sites: number
}

/** The home page arrives over HTTP/2, as our server compressed it. */
export async function checkPages({ proxy, site }: Subject): Promise<Array<Finding>> {
  const visitor = visitorOf(proxy, '127.0.0.21')
  const plain = Buffer.from(await (await fetch(`${site.url}/`)).arrayBuffer())
  const page = await visitor.askHttp2('/', { 'accept-encoding': 'br, gzip' })
  const again = await visitor.askHttp2('/', {
    'accept-encoding': 'br, gzip',
    'if-none-match': String(page.headers.etag),
  })
  const uncompressed = await visitor.ask('/')
  const hsts = [uncompressed.headers['strict-transport-security']].flat()
  const encoding = String(page.headers['content-encoding'])
  return [
    { requirement: 'home page over HTTP/2', observed: String(page.status), isMet: page.status === 200 },
    {
      requirement: 'our brotli, byte for byte',
      observed: `${encoding}, ${page.body.length} bytes`,
      isMet: encoding === 'br' && brotliDecompressSync(page.body).equals(plain),
    },
    {
      requirement: 'uncompressed without Accept-Encoding',
      observed: `${uncompressed.body.length} bytes`,
      isMet: uncompressed.headers['content-encoding'] === undefined && uncompressed.body.equals(plain),
    },
    {
      requirement: '304 to a client with a copy',
      observed: `${again.status}, ${again.body.length} bytes`,
      isMet: again.status === 304 && again.body.length === 0,
    },
    {
      requirement: 'one HSTS header, from the server',
      observed: hsts.join(' and '),
      isMet: hsts.join() === 'max-age=31536000',
    },
  ]
}

/** The log contains the path, and nothing that a visitor typed into an address. */
export async function checkLog({ proxy }: Subject): Promise<Array<Finding>> {
  const visitor = visitorOf(proxy, '127.0.0.61')
  const typed = '/your-name/colours.css?name=Zanyname'
  // Without a port, as at 443: Caddy 2.6.2 finds no log for a host with a port.
  const headers = { host: DOMAIN, referer: `https://elsewhere.example${typed}` }
  await visitor.ask(typed, { headers })
  const log = () => proxy.logged().catch(() => '')
  await until(async () => (await log()).includes('/your-name/colours.css'), LOG_TIMEOUT_MS)
  const logged = await log()
  const requirement = 'the log contains no query, neither of the page nor of the referring page'
  return [
    {
      requirement,
      observed: `${logged.length} bytes of log`,
      isMet: logged.includes('/your-name/colours.css') && !logged.includes('Zanyname'),
    },
  ]
}

/** Forms are counted by the visitor's own address, whatever its headers claim. */
export async function checkForms({ proxy, site, sites }: Subject): Promise<Array<Finding>> {
  const visitor = visitorOf(proxy, '127.0.0.31')
  const statuses: Array<number> = []
  for (let index = 0; index <= LIMIT * sites; index += 1) statuses.push(await sendForm(visitor, index))
  const other = await sendForm(visitorOf(proxy, '127.0.0.32'), 100)
  const stored = recordsOf((await site.stored()).contactUs).length
  const accepted = statuses.filter((status) => status === 200).length
  return [
    {
      requirement: 'forms of one visitor are limited, whatever the X-Forwarded-For',
      observed: statuses.join(' '),
      isMet: accepted === LIMIT && statuses.every((status) => [200, 429].includes(status)),
    },
    {
      requirement: 'forms of the next visitor are still accepted',
      observed: String(other),
      isMet: other === 200,
    },
    {
      requirement: 'every form answered with 200 is stored',
      observed: `${stored} enquiries`,
      isMet: stored === accepted + 1,
    },
  ]
}

/** Sends a form. Every second one claims another IP address. */
async function sendForm(visitor: Visitor, index: number): Promise<number> {
  const forged =
    index % 2 === 1 ? { 'x-forwarded-for': `203.0.113.${index}`, 'x-real-ip': `203.0.113.${index}` } : {}
  const answer = await visitor.post('/contact-us', contactFields(`visitor-${index}@moons.example`), forged)
  return answer.status
}

/** The proxy or the server refuses a body above the form limit with a sentence that says so. */
export async function checkLargeBodies({ proxy }: Subject): Promise<Array<Finding>> {
  const visitor = visitorOf(proxy, '127.0.0.41')
  const large = await visitor.post('/contact-us', { message: 'x'.repeat(100_000) })
  const huge = await visitor.post('/contact-us', { message: 'x'.repeat(3_000_000) }).catch(String)
  const hugeStatus = typeof huge === 'string' ? huge : String(huge.status)
  return [
    {
      requirement: '100 KB are refused with a sentence',
      observed: `${large.status} ${String(large.body).trim()}`,
      isMet: large.status === 413 && /too large|more text/.test(String(large.body)),
    },
    { requirement: '3 MB are refused', observed: hugeStatus, isMet: hugeStatus === '413' },
  ]
}

/** The inbox's open stream gets an enquiry's event at once. A buffering proxy would delay so few bytes. */
export async function checkStream({ proxy, site }: Subject): Promise<Array<Finding>> {
  const staff = visitorOf(proxy, '127.0.0.51')
  const token = (await site.firstOwnerLink()).split('/').at(-1)
  const joined = await staff.post(`/inbox/api/first/${token}`, OWNER)
  const cookie = [joined.headers['set-cookie'] ?? []].flat().map((header) => header.split(';')[0])
  const stream = await staff.open('/inbox/api/stream', { headers: { cookie: cookie.join('; ') } })
  let received = ''
  const kinds: Array<string> = []
  for await (const chunk of stream) {
    received += String(chunk)
    for (const kind of ['hello', 'new'])
      if (received.includes(`"kind":"${kind}"`) && !kinds.includes(kind)) {
        kinds.push(kind)
        if (kind === 'hello') await sendForm(visitorOf(proxy, '127.0.0.52'), 200)
      }
    if (kinds.includes('new')) break
  }
  stream.destroy()
  const observed = `${stream.statusCode}, ${kinds.join(' then ')}`
  return [
    {
      requirement: "the inbox's stream sends events at once",
      observed,
      isMet: observed === '200, hello then new',
    },
  ]
}
