import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { RefusalCount } from './refusal-count.ts'
import { refuseConnection } from './refuse-connection.ts'

/** Stands once in each request's first line, and hardly ever in what people write. */
const END_OF_REQUEST_LINE = ' HTTP/1.'

type PipeliningLimit = {
  /** Requests without an answer that a connection may have. */
  max: number
  refused: RefusalCount
}

/**
 * Lets a connection have only so many requests that are not answered yet. No browser sends the next one before the answer
 * (RFC 9112 §9.3.2 allows it), but a thousand fit into one packet, and all of them are begun at the same moment.
 *
 * A connection with more is told so, before any other answer, and closed.
 */
export function limitPipelining(handle: RequestListener, { max, refused }: PipeliningLimit): RequestListener {
  const unanswered = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    if (!socket.writable) return // refused a moment ago: the rest of its packet

    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > max) return refuse(socket, refused)
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    handle(request, response)
  }
}

/**
 * The same for one packet, before its requests are parsed: Node parses a packet to its end, whatever becomes of the
 * connection meanwhile, and a thousand requests then take 15 ms and more, most of it for the errors that abort them.
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

function refuse(socket: Socket, refused: RefusalCount): void {
  refused('requests, of one connection')
  refuseConnection(socket)
}
