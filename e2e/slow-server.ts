import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

const PART_BYTES = 6_000

/** Stands before the site and hands a page on in parts, each when it is told to; all else at once. */
export class SlowServer {
  readonly #server: Server
  readonly #site: string
  #page: { response: ServerResponse; rest: Buffer } | null = null
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

  /** @returns whether there was a part to send; a page that was asked for is waited for */
  async sendPart(): Promise<boolean> {
    await this.#arrived.promise
    if (!this.#page) return false
    const { response, rest } = this.#page
    // Nothing is painted before the head is there.
    const end = Math.max(0, rest.indexOf('<body')) + PART_BYTES
    response.write(rest.subarray(0, end))
    this.#page.rest = rest.subarray(end)
    if (this.#page.rest.length > 0) return true
    this.#page = null
    this.#arrived = Promise.withResolvers()
    response.end()
    return false
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
    this.#arrived.resolve()
  }
}
