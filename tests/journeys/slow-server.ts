import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** The first bytes of a page's content, which contain its first view, are sent in parts, and the rest at once. */
const PART_BYTES = 400
const FIRST_BYTES = 10_000

/** A proxy in front of the site: it sends pages in parts, one per `sendPart`, and other files at once. */
export class SlowServer {
  readonly #server: Server
  readonly #site: string
  #page: { response: ServerResponse; rest: Buffer } | null = null
  #sentBytes = 0
  #arrived = Promise.withResolvers<void>()

  private constructor(site: string) {
    this.#site = site
    this.#server = createServer((request, response) => this.#answer(request, response))
  }

  static async inFrontOf(site: string): Promise<SlowServer> {
    const slow = new SlowServer(site)
    await once(slow.#server.listen(0, '127.0.0.1'), 'listening')
    return slow
  }

  get url(): string {
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }

  /** Waits until a page was requested, and sends its next part. @returns whether more is left */
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
    if (content > 0) return content // a browser paints nothing before it
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
