import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { freePort } from '../../../server/free-port.ts'

export type Deployed = 'first build' | 'next build' | 'without demos' | 'proxy error' | 'captive portal'

/** Names of scripts and styles with a content hash. */
const SCRIPTS = /([\w.-]+[.-][\w-]{8})\.(js|css)\b/g
const NEXT_SCRIPT = /^(\/_astro\/.+)\.next\.(js|css)$/
const FIRST_PRICE = /44(.)850,00/g
export const PRICES = { 'first build': /44.850,00/, 'next build': /55.960,00/ }

/** A proxy in front of the built site that simulates deployments. The next build renames every script and has other prices. */
export class DeployProxy {
  readonly url: string
  deployed: Deployed = 'first build'
  readonly #site: URL
  readonly #server: Server

  private constructor(port: number, site: string) {
    this.url = `http://localhost:${port}`
    this.#site = new URL(site)
    this.#server = createServer((incoming, answer) => void this.#answer(incoming, answer)).listen(port)
  }

  static async inFrontOf(site: string): Promise<DeployProxy> {
    return new DeployProxy(await freePort(), site)
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #answer({ url = '/', method = 'GET' }: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (this.deployed === 'proxy error') return respond(answer, 502, 'Bad gateway')
    if (this.deployed === 'captive portal') return respond(answer, 200, 'Pay for this network')
    if (this.deployed === 'without demos' && url.startsWith('/demos/')) return respond(answer, 404, 'Unknown')
    const isNext = this.deployed === 'next build'
    const [, name, kind] = NEXT_SCRIPT.exec(url) ?? []
    if (isNext && /^\/_astro\/.+\.(js|css)$/.test(url) && !name) return respond(answer, 404, 'Unknown')
    const { status, headers, body } = await this.#fetch(name ? `${name}.${kind}` : url, method)
    const text = isNext && isText(headers['content-type'] ?? '') ? nextBuild(body.toString('utf8')) : body
    answer.writeHead(status, headers).end(text)
  }

  async #fetch(path: string, method: string) {
    const { hostname, port } = this.#site
    const outgoing = request({ hostname, port, path, method, headers: { accept: 'text/html' } }).end()
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      outgoing.on('response', resolve).on('error', reject),
    )
    const chunks: Array<Buffer> = []
    for await (const chunk of answer) chunks.push(chunk)
    // These headers describe the original body.
    const {
      etag: _,
      'content-length': __,
      'transfer-encoding': ___,
      connection: ____,
      ...headers
    } = answer.headers
    return { status: answer.statusCode ?? 500, headers, body: Buffer.concat(chunks) }
  }
}

function nextBuild(text: string): string {
  return text
    .replace(SCRIPTS, '$1.next.$2')
    .replace(FIRST_PRICE, '55$1960,00')
    .replace(/version:([`"'])(\w+)\1/, 'version:$1$2-next$1')
}

function isText(type: string): boolean {
  return /html|javascript|css|json/.test(type)
}

function respond(answer: ServerResponse, status: number, words: string): void {
  answer.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(`<h1>${words}</h1>`)
}
