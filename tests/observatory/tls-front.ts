import { once } from 'node:events'
import { createServer as createPlain, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createTls } from 'node:https'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import type { Certificate } from './certificate.ts'

/** The first byte of a TLS connection (RFC 8446 section 5.1: a handshake record). */
const TLS_HANDSHAKE = 22

/** A form that the proxy posts when a path is requested by GET, because the scanner sends no forms. */
export type Posted = { page: string; fields: Readonly<Record<string, string>> }

type Front = {
  port: number
  /** Must be called before the first request. */
  forwardTo: (serverUrl: string) => void
  close: () => void
}

/**
 * Starts a proxy with TLS that redirects plain HTTP on the same port to https, like the proxies in `ops/deploy/`.
 *
 * For the scanner, it sends a form for each path in `posted`, and turns the status of refusals (4xx) into 200, because the
 * scanner does not score refusals.
 */
export async function startTlsFront(
  certificate: Certificate,
  posted: ReadonlyMap<string, Posted>,
): Promise<Front> {
  let target = ''
  const tls = createTls(certificate, (incoming, answer) => forward(incoming, answer, target, posted))
  const plain = createPlain((incoming, answer) => {
    answer.writeHead(308, { location: `https://${incoming.headers.host}${incoming.url}` }).end()
  })
  const listener = createServer((socket) => dispatch(socket, tls, plain))
  await once(listener.listen(0, 'localhost'), 'listening')
  const { port } = listener.address() as AddressInfo // proof: it listens on TCP
  return {
    port,
    forwardTo: (serverUrl) => {
      target = serverUrl
    },
    close: () => {
      for (const server of [tls, plain]) server.closeAllConnections()
      listener.close()
    },
  }
}

/** Passes a connection to the server for its protocol, which the first byte identifies. */
function dispatch(
  socket: Socket,
  tls: ReturnType<typeof createTls>,
  plain: ReturnType<typeof createPlain>,
): void {
  socket.on('error', () => socket.destroy())
  socket.once('data', (first: Buffer) => {
    socket.pause()
    socket.unshift(first)
    const server = first[0] === TLS_HANDSHAKE ? tls : plain
    server.emit('connection', socket)
    process.nextTick(() => socket.resume())
  })
}

function forward(
  incoming: IncomingMessage,
  answer: ServerResponse,
  target: string,
  posted: ReadonlyMap<string, Posted>,
): void {
  const form = incoming.method === 'GET' ? posted.get(incoming.url ?? '') : undefined
  const headers = { ...incoming.headers, 'x-forwarded-proto': 'https' }
  const outgoing = form
    ? request(target + form.page, { method: 'POST', headers: { ...headers, ...FORM_HEADERS } })
    : request(target + incoming.url, { method: incoming.method, headers })
  outgoing.on('response', (response) => {
    const { statusCode: status = 502, headers } = response
    answer.writeHead(status >= 400 && status < 500 ? 200 : status, headers)
    pipeline(response, answer, () => {})
  })
  outgoing.on('error', () => answer.writeHead(502).end())
  outgoing.end(form ? new URLSearchParams(form.fields).toString() : undefined)
}

const FORM_HEADERS = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
}
