import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { refuseConnection } from './connection-cap.ts'
import type { RejectionCounter } from './rejection-counter.ts'

/** Occurs once in each request's first line, and hardly ever in the text of a form. */
const END_OF_REQUEST_LINE = ' HTTP/1.'

type PipeliningLimit = {
  /** Unanswered requests that a connection may have. */
  max: number
  refused: RejectionCounter
}

/**
 * Limits the unanswered requests of a connection. HTTP allows pipelining (RFC 9112 §9.3.2), but no browser uses it, while a
 * thousand requests fit into one packet and would all be started at once.
 *
 * A connection with more gets a refusal, before any other response, and is closed.
 */
export function limitPipelining(handle: RequestListener, { max, refused }: PipeliningLimit): RequestListener {
  const unanswered = new WeakMap<Socket, { count: number }>()
  return (request, response) => {
    const { socket } = request
    if (!socket.writable) return // the rest of a packet that was refused

    const known = unanswered.get(socket)
    const open = known ?? { count: 0 }
    if (open.count >= max) return refuse(socket, refused)
    if (!known) unanswered.set(socket, open)
    open.count += 1
    response.once('close', () => (open.count -= 1))
    handle(request, response)
  }
}

/**
 * The same limit for one packet, before its requests are parsed: Node parses a whole packet even if the connection is closed
 * meanwhile, and a thousand requests then take at least 15 ms, most of it for the errors that abort them.
 */
export function limitPipelinedPackets(server: Server, { max, refused }: PipeliningLimit): void {
  server.on('connection', (socket: Socket) => {
    const [parse] = socket.listeners('data')
    if (!parse) throw new Error('The HTTP server does not read from its connections')
    socket.removeAllListeners('data')
    socket.on('data', (packet: Buffer) => {
      if (hasMoreRequests(packet, max)) refuse(socket, refused)
      else if (socket.writable) parse.call(socket, packet)
    })
  })
}

function hasMoreRequests(packet: Buffer, max: number): boolean {
  let at = -1
  for (let found = 0; found <= max; found += 1) {
    at = packet.indexOf(END_OF_REQUEST_LINE, at + 1)
    if (at < 0) return false
  }
  return true
}

function refuse(socket: Socket, refused: RejectionCounter): void {
  refused('requests, of one connection')
  refuseConnection(socket)
}
