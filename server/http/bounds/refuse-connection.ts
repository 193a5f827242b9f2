import type { Socket } from 'node:net'

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
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'cache-control: no-store',
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
