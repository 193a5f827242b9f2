import { createServer, type RequestListener, type Server } from 'node:http'
import { capConnections } from './overload/connection-cap.ts'
import { limitPipelinedPackets, limitPipelining } from './overload/limit-pipelining.ts'
import type { RefusalCount } from './overload/refusal-count.ts'
import type { IsTrusted } from './overload/trusted-addresses.ts'

const MAX_CONNECTIONS = 4_000
/** An office or a village behind one address stays far below; without it one address could take all connections. */
const CONNECTIONS_PER_ADDRESS = 1_500
/** A page with all that it loads, were a program to ask for it in one packet. */
const UNANSWERED_PER_CONNECTION = 24

const TIMEOUTS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
}
// Without progress, for who asks and then does not read; later than requestTimeout, so that that one can answer 408.
const SOCKET_TIMEOUT_MS = 12_000
const MAX_HEADER_BYTES = 16_384

/** The HTTP server with its bounds for connections; what is asked over them is the handler's. */
export function createHttpServer(
  handle: RequestListener,
  { isTrusted, refused }: { isTrusted: IsTrusted; refused: RefusalCount },
): Server {
  const pipelining = { max: UNANSWERED_PER_CONNECTION, refused }
  const server = createServer(
    { ...TIMEOUTS, maxHeaderSize: MAX_HEADER_BYTES },
    limitPipelining(handle, pipelining),
  )
  server.setTimeout(SOCKET_TIMEOUT_MS)
  server.maxConnections = MAX_CONNECTIONS
  limitPipelinedPackets(server, pipelining)
  capConnections(server, { perAddress: CONNECTIONS_PER_ADDRESS, isTrusted, refused })
  return server
}
