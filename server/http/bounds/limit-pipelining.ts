import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { REFUSAL_HEADERS, refuseConnection } from './connection-cap.ts'
import type { RejectionCounter } from './rejection-counter.ts'

/** Ends the first line of each request, before a digit. Texts of forms may contain it, but not at the end of a line. */
const VERSION = ' HTTP/1.'
const CARRIAGE_RETURN = 0x0d
/** How long packets are inspected after the last refusal. */
const ALERT_MS = 600_000

/**
 * Hands a server's requests to `handle`, and limits the unanswered ones of a connection. HTTP allows pipelining (RFC 9112
 * §9.3.2), but no browser and no proxy uses it, while a thousand requests fit into one packet and would all be started at once.
 *
 * A connection that exceeds the limit gets a refusal, before any other response, and is closed. Node parses the rest of its packet
 * nevertheless, which may take 50 ms. Therefore, from the first refusal until ten minutes without one, the packets of all connections
 * are inspected before they are parsed, which costs each request a few microseconds.
 *
 * @param max unanswered requests on one connection
 */
export function limitPipelining(
  server: Server,
  handle: RequestListener,
  max: number,
  countRejection: RejectionCounter,
): void {
  const waiting = new WeakMap<Socket, number>()
  const uninspected = new Set<Socket>()
  let alertUntilMs = 0

  const refuse = (socket: Socket) => {
    alertUntilMs = performance.now() + ALERT_MS
    uninspected.delete(socket) // its packet is being parsed
    for (const otherSocket of uninspected) inspectPackets(otherSocket)
    uninspected.clear()
    countRejection('requests, of one connection')
    refuseConnection(socket)
  }
  const inspectPackets = (socket: Socket) => {
    const [parse] = socket.listeners('data')
    if (!parse) return // Node reads no more requests from it, as after CONNECT
    socket.removeAllListeners('data')
    socket.on('data', (packet: Buffer) => {
      if (hasMoreRequests(packet, max)) refuse(socket)
      else if (socket.writable) parse.call(socket, packet)
    })
  }
  const mayWait = (socket: Socket, response: ServerResponse) => {
    const count = (waiting.get(socket) ?? 0) + 1
    if (count >= max) return false
    waiting.set(socket, count)
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    return true
  }
  const limited =
    (next: RequestListener): RequestListener =>
    (request, response) => {
      const { socket } = request
      if (!socket.writable) return // the rest of a packet that was refused

      // Node assigns the connection to a response once all earlier responses are sent.
      if (response.socket || mayWait(socket, response)) next(request, response)
      else refuse(socket)
    }

  server.on('connection', (socket: Socket) => {
    if (performance.now() < alertUntilMs) return inspectPackets(socket)
    uninspected.add(socket)
    socket.once('close', () => uninspected.delete(socket))
  })
  server.on('request', limited(handle))
  // Node's default answer, which would otherwise have no limit.
  server.on(
    'checkExpectation',
    limited((_request, response) => response.writeHead(417, REFUSAL_HEADERS).end()),
  )
}

function hasMoreRequests(packet: Buffer, max: number): boolean {
  let count = 0
  for (
    let index = packet.indexOf(VERSION);
    index >= 0;
    index = packet.indexOf(VERSION, index + VERSION.length)
  ) {
    if (packet[index + VERSION.length + 1] === CARRIAGE_RETURN) count += 1
    if (count > max) return true
  }
  return false
}
