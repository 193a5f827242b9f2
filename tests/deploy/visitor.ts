import { once } from 'node:events'
import { connect as connectHttp2 } from 'node:http2'
import { type RequestOptions, request } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { DOMAIN, type RunningProxy } from './proxies.ts'

export type Answer = {
  status: number
  headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  body: Buffer
}

const TIMEOUT_MS = 30_000

/** A visitor who sends requests over TLS, from an address of 127.0.0.0/8. */
export function visitorOf({ port, authority }: RunningProxy, address: string) {
  const origin = `https://${DOMAIN}:${port}`
  const secure = { host: '127.0.0.1', port, servername: DOMAIN, ca: authority, localAddress: address }

  async function open(path: string, options: RequestOptions, body?: string) {
    const outgoing = request({
      ...secure,
      path,
      agent: false,
      timeout: TIMEOUT_MS,
      ...options,
      headers: { host: `${DOMAIN}:${port}`, ...options.headers },
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`No response in ${TIMEOUT_MS} ms`)))
    const response = new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve)
      outgoing.on('error', reject)
    })
    outgoing.end(body)
    return response
  }

  async function ask(path: string, options: RequestOptions = {}, body?: string): Promise<Answer> {
    const answer = await open(path, options, body)
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }
  }

  return {
    /** Resolves as soon as the response headers have arrived. */
    open,
    ask,
    /** Sends JSON like the page's script. */
    post: (path: string, body: object, headers: Record<string, string> = {}) =>
      ask(
        path,
        {
          method: 'POST',
          headers: {
            origin,
            'sec-fetch-site': 'same-origin',
            accept: 'application/json',
            ...headers,
            'content-type': 'application/json',
          },
        },
        JSON.stringify(body),
      ),
    askHttp2: async (path: string, headers: Record<string, string>): Promise<Answer> => {
      const session = connectHttp2(origin, {
        createConnection: () => connectTls({ ...secure, ALPNProtocols: ['h2'] }),
      })
      try {
        const stream = session.request({ ':path': path, ...headers })
        const [head] = await once(stream, 'response')
        return { status: head[':status'], headers: head, body: await buffer(stream) }
      } finally {
        session.close()
      }
    },
  }
}

export type Visitor = ReturnType<typeof visitorOf>
