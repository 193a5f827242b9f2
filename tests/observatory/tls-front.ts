import { once } from 'node:events'
import { createServer as createPlain, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createTls } from 'node:https'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import type { Certificate } from './certificate.ts'

/** The first byte of a TLS connection (RFC 8446 section 5.1: a handshake record). */
const TLS_HANDSHAKE = 22

/** A form that the proxy posts when its path is requested by GET, because the scanner does not send forms. */
export type Posted = { page: string; fields: Readonly<Record<string, string>> }

type Front = {
  port: number
  /** Starts the proxy. */
  passTo: (serverUrl: string) => void
  close: () => void
}

/**
 * A proxy with TLS that redirects plain HTTP on the same port to https, like the proxies in `ops/deploy/`.
 *
 * Two differences help the scanner: the paths in `posted` send a form, and refusals (4xx) get
 * status 200 with all their own headers, because the scanner does not score refusals.
 */
export async function startTlsFront(
  certificate: Certificate,
  posted: ReadonlyMap<string, Posted>,
): Promise<Front> {
  let target = ''
  const tls = createTls(certificate, (incoming, answer) => passOn(incoming, answer, target, posted))
  const plain = createPlain((incoming, answer) => {
    answer.writeHead(308, { location: `https://${incoming.headers.host}${incoming.url}` }).end()
  })
  const port = createServer((socket) => sort(socket, tls, plain))
  await once(port.listen(0, 'localhost'), 'listening')
  const { port: number } = port.address() as AddressInfo // a TCP server's address is one
  return {
    port: number,
    passTo: (serverUrl) => {
      target = serverUrl
    },
    close: () => {
      for (const server of [tls, plain]) server.closeAllConnections()
      port.close()
    },
  }
}

/** Passes a connection to the server for its protocol, which the first byte identifies. */
function sort(
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

function passOn(
  incoming: IncomingMessage,
  answer: ServerResponse,
  target: string,
  posted: ReadonlyMap<string, Posted>,
): void {
  const form = incoming.method === 'GET' ? posted.get(incoming.url ?? '') : undefined
  const headers = { ...incoming.headers, 'x-forwarded-proto': 'https' }
  const passed = form
    ? request(target + form.page, { method: 'POST', headers: { ...headers, ...FORM_HEADERS } })
    : request(target + incoming.url, { method: incoming.method, headers })
  passed.on('response', (response) => {
    const { statusCode: status = 502, headers } = response
    answer.writeHead(status >= 400 && status < 500 ? 200 : status, headers)
    pipeline(response, answer, () => {})
  })
  passed.on('error', () => answer.writeHead(502).end())
  passed.end(form ? new URLSearchParams(form.fields).toString() : undefined)
}

const FORM_HEADERS = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
}
