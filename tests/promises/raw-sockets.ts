import { connectFrom } from '../attacks/sockets.ts'

/** Sends bytes over a new connection and ends it. Resolves to all received data once the server closes it. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = await connectFrom('127.0.0.2', port)
  let received = ''
  const { promise, resolve } = Promise.withResolvers<string>()
  socket.setEncoding('latin1')
  socket.on('data', (chunk) => {
    received += String(chunk)
  })
  socket.once('close', () => resolve(received))
  socket.end(Buffer.from(bytes, 'latin1'))
  return promise
}
