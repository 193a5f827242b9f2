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

const TOO_LONG_MS = 30_000

/** A visitor's request over TLS, from an address of 127.0.0.0/8. */
export function visitorOf({ port, authority }: RunningProxy, address: string) {
  const origin = `https://${DOMAIN}:${port}`
  const secure = { host: '127.0.0.1', port, servername: DOMAIN, ca: authority, localAddress: address }

  async function open(path: string, options: RequestOptions, body?: string) {
    const sent = request({
      ...secure,
      path,
      agent: false,
      timeout: TOO_LONG_MS,
      ...options,
      headers: { host: `${DOMAIN}:${port}`, ...options.headers },
    })
    sent.on('timeout', () => sent.destroy(new Error('nothing came for too long')))
    const answered = new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve)
      sent.on('error', reject)
    })
    sent.end(body)
    return answered
  }

  async function ask(path: string, options: RequestOptions = {}, body?: string): Promise<Answer> {
    const answer = await open(path, options, body)
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }
  }

  return {
    /** Resolves as soon as the response headers have arrived. */
    open,
    ask,
    /** Sends it like the page's own script. */
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
    /** The same over HTTP/2. */
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
