import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { recordsOf, type SiteServer } from '../journeys/site-server.ts'
import { DOMAIN, type RunningProxy } from './proxies.ts'
import { type Visitor, visitorOf } from './visitor.ts'

/** One requirement of a proxy, with the observed result. */
export type Finding = { what: string; saw: string; isRight: boolean }

/** The limit of forms from one address. */
export const LIMIT = 3
const ENQUIRY = {
  firstName: 'Nomvula',
  surname: 'Khoza',
  phoneNumber: '082 123 4567',
  category: 'Web development',
  message: 'We sell beads in Gqeberha.',
}
const OWNER = { name: 'Aisha', email: 'aisha@moons.example', password: 'twelve moons over Pinetown' }

export type Tried = {
  proxy: RunningProxy
  /** The first of them; all have one data folder. */
  site: SiteServer
  sites: number
}

/** A phone gets the home page over HTTP/2, in our own compression, and compressed once. */
export async function checkPages({ proxy, site }: Tried): Promise<Array<Finding>> {
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
    { what: 'home page over HTTP/2', saw: String(page.status), isRight: page.status === 200 },
    {
      what: 'our brotli, byte for byte',
      saw: `${encoding}, ${page.body.length} bytes`,
      isRight: encoding === 'br' && brotliDecompressSync(page.body).equals(plain),
    },
    {
      what: 'uncompressed without Accept-Encoding',
      saw: `${uncompressed.body.length} bytes`,
      isRight: uncompressed.headers['content-encoding'] === undefined && uncompressed.body.equals(plain),
    },
    {
      what: '304 to a client with a copy',
      saw: `${again.status}, ${again.body.length} bytes`,
      isRight: again.status === 304 && again.body.length === 0,
    },
    {
      what: 'one HSTS header, from the server',
      saw: hsts.join(' and '),
      isRight: hsts.join() === 'max-age=31536000',
    },
  ]
}

/** The log contains the path, and nothing that a visitor typed into an address. */
export async function checkLog({ proxy }: Tried): Promise<Array<Finding>> {
  const visitor = visitorOf(proxy, '127.0.0.61')
  const typed = '/your-name/colours.css?name=Zanyname'
  // As over port 443: Caddy 2.6.2 finds no log for a name with a port.
  const headers = { host: DOMAIN, referer: `https://elsewhere.example${typed}` }
  await visitor.ask(typed, { headers })
  const logged = await untilLogged(proxy, '/your-name/colours.css')
  const what = 'a query is in no log, of the page before neither'
  return [
    { what, saw: `${logged.length} bytes of log`, isRight: logged !== '' && !logged.includes('Zanyname') },
  ]
}

/** @returns the log once it contains the text, or nothing if it never does */
async function untilLogged({ logged }: RunningProxy, text: string): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const log = await logged().catch(() => '')
    if (log.includes(text)) return log
    await setTimeout(100)
  }
  return ''
}

/** Forms are counted by the visitor's own address, whatever its headers claim. */
export async function checkForms({ proxy, site, sites }: Tried): Promise<Array<Finding>> {
  const one = visitorOf(proxy, '127.0.0.31')
  const statuses: Array<number> = []
  for (let index = 0; index <= LIMIT * sites; index += 1) statuses.push(await sendForm(one, index))
  const other = await sendForm(visitorOf(proxy, '127.0.0.32'), 100)
  const stored = recordsOf((await site.stored()).contactUs).length
  const thanked = statuses.filter((status) => status === 200).length
  return [
    {
      what: 'forms of one visitor are limited, whatever the X-Forwarded-For',
      saw: statuses.join(' '),
      isRight: thanked === LIMIT && statuses.every((status) => [200, 429].includes(status)),
    },
    { what: 'forms of the next visitor are not', saw: String(other), isRight: other === 200 },
    {
      what: 'every form answered with 200 is stored',
      saw: `${stored} enquiries`,
      isRight: stored === thanked + 1,
    },
  ]
}

/** Every second one claims another address. */
async function sendForm(visitor: Visitor, at: number): Promise<number> {
  const forged = at % 2 === 1 ? { 'x-forwarded-for': `203.0.113.${at}`, 'x-real-ip': `203.0.113.${at}` } : {}
  const answer = await visitor.post(
    '/contact-us',
    { ...ENQUIRY, email: `visitor-${at}@moons.example` },
    forged,
  )
  return answer.status
}

/** A body above the form limit is refused with a sentence that says so, by the proxy or the server. */
export async function checkLargeBodies({ proxy }: Tried): Promise<Array<Finding>> {
  const visitor = visitorOf(proxy, '127.0.0.41')
  const large = await visitor.post('/contact-us', { ...ENQUIRY, message: 'x'.repeat(100_000) })
  const huge = await visitor.post('/contact-us', { ...ENQUIRY, message: 'x'.repeat(3_000_000) }).catch(String)
  const hugeSaw = typeof huge === 'string' ? huge : String(huge.status)
  return [
    {
      what: '100 KB are refused with a sentence',
      saw: `${large.status} ${String(large.body).trim()}`,
      isRight: large.status === 413 && /too large|more text/.test(String(large.body)),
    },
    { what: '3 MB are refused', saw: hugeSaw, isRight: hugeSaw === '413' },
  ]
}

/** The inbox gets an event for an enquiry while its stream is open: a buffering proxy would delay so few bytes. */
export async function checkStream({ proxy, site }: Tried): Promise<Array<Finding>> {
  const staff = visitorOf(proxy, '127.0.0.51')
  const token = (await site.firstOwnerLink()).split('/').at(-1)
  const joined = await staff.post(`/inbox/api/first/${token}`, OWNER)
  const cookie = [joined.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0])
  const stream = await staff.open('/inbox/api/stream', { headers: { cookie: cookie.join('; ') } })
  let received = ''
  const heard: Array<string> = []
  for await (const chunk of stream) {
    received += String(chunk)
    for (const kind of ['hello', 'new'])
      if (received.includes(`"kind":"${kind}"`) && !heard.includes(kind)) {
        heard.push(kind)
        if (kind === 'hello') await sendForm(visitorOf(proxy, '127.0.0.52'), 200)
      }
    if (heard.includes('new')) break
  }
  stream.destroy()
  const saw = `${stream.statusCode}, ${heard.join(' then ')}`
  return [{ what: "the inbox's stream tells at once", saw, isRight: saw === '200, hello then new' }]
}
