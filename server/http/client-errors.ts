import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Headers } from './security-headers.ts'

const STATUS_OF = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
])

/** Answers, once, what is no HTTP request or takes too long to become one, and closes the connection. */
export function answerClientError(headers: Headers) {
  const lines = Object.entries({ ...headers, 'content-type': 'application/json; charset=utf-8' })
  const headerText = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')

  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'HPE_CLOSED_CONNECTION') return // more after `Connection: close`: the answer before it is still due
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
      socket.destroy()
      return
    }
    const status = STATUS_OF.get(error.code ?? '') ?? 400
    const body = JSON.stringify({ message: STATUS_CODES[status] })
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerText}`
    socket.write(`${head}content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`)
    socket.destroySoon()
  }
}
