import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import type { RefusalCount } from './refusal-count.ts'
import { refuseConnection } from './refuse-connection.ts'

/**
 * Lets a connection have only so many requests that are not answered yet. No browser sends the next one before the answer
 * (RFC 9112 §9.3.2 allows it), but a thousand fit into one packet, and all of them are begun at the same moment.
 *
 * A connection with more is told so, before any other answer, and closed.
 *
 * @param max requests without an answer
 */
export function limitPipelining(
  handle: RequestListener,
  max: number,
  refused: RefusalCount,
): RequestListener {
  const unanswered = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed || !socket.writable) return // refused a moment ago: the rest of its packet

    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > max) {
      refused('requests, of one connection')
      refuseConnection(socket)
      return
    }
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    handle(request, response)
  }
}
