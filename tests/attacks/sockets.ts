import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Simulates other machines: every address of 127.0.0.0/8 belongs to this machine. */
export const ATTACKER = '127.0.0.66'
export const HONEST = '127.0.0.2'

export async function connectFrom(localAddress: string, port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress })
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Writes to a connection, and resolves to all received data when it closes or `isEnough`. */
export async function exchange(
  socket: Socket,
  bytes: string,
  isEnough: (received: string) => boolean = () => false,
): Promise<string> {
  let received = ''
  const { promise, resolve } = Promise.withResolvers<void>()
  socket.setEncoding('latin1')
  socket.on('data', (chunk) => {
    received += String(chunk)
    if (isEnough(received)) resolve()
  })
  socket.once('close', () => resolve())
  socket.write(bytes)
  await promise
  socket.destroy()
  return received
}

/** The status codes of all responses in a text. */
export function statusesIn(answers: string): Array<number> {
  return Array.from(answers.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status))
}

/** Sends one request over its own connection, and resolves to the response. */
export async function requestFrom(
  localAddress: string,
  port: number,
  request: { method?: string; path: string; headers?: Record<string, string>; body?: string },
): Promise<{ status: number; text: string }> {
  const { method = 'GET', path, headers = {}, body = '' } = request
  const allHeaders = {
    host: `127.0.0.1:${port}`,
    connection: 'close',
    ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
    ...headers,
  }
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = await connectFrom(localAddress, port)
  const text = await exchange(socket, `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  return { status: statusesIn(text)[0] ?? 0, text }
}
