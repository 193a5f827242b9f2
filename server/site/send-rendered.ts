import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings, type Encoding } from './encodings.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Sends a page that was rendered on demand, compressed as the client likes it. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  policy: string,
  html: string,
): Promise<FastifyReply> {
  reply.headers({ 'content-security-policy': policy, vary: 'accept-encoding' })
  reply.type('text/html; charset=utf-8')
  const [encoding = 'identity'] = acceptedEncodings(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await compressed(html, encoding))
}

async function compressed(html: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return encoding === 'gzip' ? zip(html) : Buffer.from(html)
}
