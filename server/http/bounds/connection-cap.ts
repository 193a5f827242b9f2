import type { Server, Socket } from 'node:net'
import { addressKey, type IsTrusted } from './addresses.ts'
import type { RejectionCounter } from './rejection-counter.ts'

/**
 * Limits the connections of one address (IPv6: /64), so that it cannot use up all that the server accepts. Our own proxies, which forward
 * all visitors, are not counted.
 */
export function capConnections(
  server: Server,
  perAddress: number,
  { isTrusted, countRejection }: { isTrusted: IsTrusted; countRejection: RejectionCounter },
): void {
  const openCounts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '')
    if (isTrusted(socket.remoteAddress ?? '')) return

    const count = (openCounts.get(address) ?? 0) + 1
    openCounts.set(address, count)
    socket.once('close', () => {
      const remaining = (openCounts.get(address) ?? 1) - 1
      if (remaining === 0) openCounts.delete(address)
      else openCounts.set(address, remaining)
    })
    if (count <= perAddress) return

    countRejection('connections, of one address')
    refuseConnection(socket)
  })
}

/** The security headers of a refusal that does not pass through the app, which adds them to all others. */
export const REFUSAL_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}
const RETRY_SECONDS = 5
const BODY = JSON.stringify({
  message: 'Too much was asked for at once over here. Please try again in a moment.',
})
const ANSWER = Buffer.from(
  [
    'HTTP/1.1 429 Too Many Requests',
    `retry-after: ${RETRY_SECONDS}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(BODY)}`,
    ...Object.entries(REFUSAL_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
    '',
    BODY,
  ].join('\r\n'),
)

/** Sends the same short refusal (429) whatever was requested, and closes the connection. */
export function refuseConnection(socket: Socket): void {
  if (!socket.writable) return
  socket.write(ANSWER)
  socket.destroySoon()
}
