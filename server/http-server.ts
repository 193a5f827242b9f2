import { createServer, type RequestListener, type Server } from 'node:http'
import type { IsTrusted } from './http/bounds/addresses.ts'
import { capConnections } from './http/bounds/connection-cap.ts'
import { limitPipelining } from './http/bounds/limit-pipelining.ts'
import type { RejectionCounter } from './http/bounds/rejection-counter.ts'

export const MAX_CONNECTIONS = 4_000
/** An office or village behind one address stays far below this; without it, one address could take all connections. */
const CONNECTIONS_PER_ADDRESS = 1_500
/** Enough for a page with all its files, if a program requests them in one packet. */
const UNANSWERED_PER_CONNECTION = 24

/** Time-outs for slow clients, in milliseconds. */
export type HttpTimeouts = {
  /** Sending the head of its request. */
  headersMs: number
  /** Sending the whole request. */
  requestMs: number
  /** Sending the next request over a kept-alive connection. */
  keepAliveMs: number
  /** Without progress, as when the client reads no response. Longer than `requestMs`, which answers 408. */
  socketMs: number
  /** Interval between two checks of these time-outs. */
  checkedEveryMs: number
}

export const TIMEOUTS: HttpTimeouts = {
  headersMs: 5_000,
  requestMs: 10_000,
  keepAliveMs: 5_000,
  socketMs: 12_000,
  checkedEveryMs: 1_000,
}
const MAX_HEADER_BYTES = 16_384

/** Creates the HTTP server with its limits for connections; the handler answers the requests. */
export function createHttpServer(
  handle: RequestListener,
  bounds: { isTrusted: IsTrusted; countRejection: RejectionCounter },
  timeouts = TIMEOUTS,
): Server {
  const server = createServer({
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    connectionsCheckingInterval: timeouts.checkedEveryMs,
    maxHeaderSize: MAX_HEADER_BYTES,
    requireHostHeader: false, // checkHostAndTarget does this: Node's own refusals would bypass our limit for pipelining
  })
  limitPipelining(server, handle, UNANSWERED_PER_CONNECTION, bounds.countRejection)
  server.setTimeout(timeouts.socketMs)
  server.maxConnections = MAX_CONNECTIONS
  capConnections(server, CONNECTIONS_PER_ADDRESS, bounds)
  return server
}
