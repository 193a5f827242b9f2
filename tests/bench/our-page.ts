import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Encoding } from '../../server/http/built-site/compression.ts'
import type { ServedPage } from './nginx.ts'

const LOOK_EVERY_MS = 200
const GIVE_UP_MS = 60_000
/** Of what a server says by itself; the rest is the page's. */
const SERVERS_OWN = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
])

/** The home page as our server sends it once it has compressed it as small as can be. */
export async function finishedPage(url: string): Promise<ServedPage> {
  const deadline = performance.now() + GIVE_UP_MS
  while (!(await askFor(url, 'gzip')).headers.etag?.includes('gzip9')) {
    if (performance.now() > deadline) throw new Error('The server did not compress its home page in a minute')
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  const [plain, br, gzip] = await Promise.all([
    askFor(url, 'identity'),
    askFor(url, 'br'),
    askFor(url, 'gzip'),
  ])
  const { 'content-type': contentType = '' } = plain.headers
  return { plain: plain.body, br: br.body, gzip: gzip.body, contentType, headers: ownHeaders(br.headers) }
}

/** One answer, its body as it travelled. */
export async function askFor(
  url: string,
  encoding: Encoding,
): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response')) as [
    IncomingMessage,
  ]
  return { headers: response.headers, body: await buffer(response) }
}

function ownHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => !SERVERS_OWN.has(name))
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
}
