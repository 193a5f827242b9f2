import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** The first view is in the first part of the page's content; the rest arrives in one part. */
const PART_BYTES = 400
const FIRST_BYTES = 10_000

/** Proxies the site and sends pages in parts, each on command; all else at once. */
export class SlowServer {
  readonly #server: Server
  readonly #site: string
  #page: { response: ServerResponse; rest: Buffer } | null = null
  /** Parts of the page's content. */
  #sentBytes = 0
  #arrived = Promise.withResolvers<void>()

  private constructor(site: string) {
    this.#site = site
    this.#server = createServer((request, response) => this.#answer(request, response))
  }

  static async before(site: string): Promise<SlowServer> {
    const slow = new SlowServer(site)
    await once(slow.#server.listen(0, '127.0.0.1'), 'listening')
    return slow
  }

  get url(): string {
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }

  /** @returns whether there was a part to send; waits for a requested page */
  async sendPart(): Promise<boolean> {
    await this.#arrived.promise
    if (!this.#page) return false
    const { response, rest } = this.#page
    const end = this.#endOfPart(rest)
    response.write(rest.subarray(0, end))
    this.#page.rest = rest.subarray(end)
    if (this.#page.rest.length > 0) return true
    this.#page = null
    this.#arrived = Promise.withResolvers()
    response.end()
    return false
  }

  #endOfPart(rest: Buffer): number {
    const content = rest.indexOf('<main')
    if (content > 0) return content // nothing of it can be painted before
    this.#sentBytes += PART_BYTES
    return this.#sentBytes < FIRST_BYTES ? PART_BYTES : rest.length
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await fetch(this.#site + request.url, { method: request.method ?? 'GET' })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return void response.end(body)
    this.#page = { response, rest: body }
    this.#sentBytes = 0
    this.#arrived.resolve()
  }
}
