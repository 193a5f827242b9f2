import type { FastifyReply } from 'fastify'
import type { RenderedAnswer } from './render-answer.ts'

/** Sends a page that was rendered for one visitor, compressed as it came. */
export function sendRendered(
  reply: FastifyReply,
  { page: { body, packed }, policy }: RenderedAnswer,
): FastifyReply {
  reply.headers({ 'content-security-policy': policy, vary: 'accept-encoding' })
  reply.type('text/html; charset=utf-8')
  const encoding = packed.br ? 'br' : packed.gzip ? 'gzip' : null
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(packed.br ?? packed.gzip ?? body)
}
