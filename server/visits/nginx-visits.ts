import { createSocket } from 'node:dgram'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { IsTrusted } from '../http/bounds/addresses.ts'
import type { LoadCounter } from './count-visits.ts'

/** A line of `log_format visit` in ops/deploy/proxies/nginx.conf. Missing headers are empty. */
const lineSchema = z.object({
  method: z.string(),
  url: z.string(),
  headers: z.record(
    z.string(),
    z.string().transform((value) => (value === '' ? undefined : value)),
  ),
})

/**
 * Counts the page loads that our nginx answers from its cache. It reports each by a syslog datagram to the server's address and port, so
 * that no visitor waits, and without a server only a count is lost.
 *
 * @param isTrusted whether an address belongs to our proxy
 */
export function countNginxVisits(app: FastifyInstance, countLoad: LoadCounter, isTrusted: IsTrusted): void {
  app.server.once('listening', () => {
    const address = app.server.address()
    if (typeof address !== 'object' || !address) return
    const socket = createSocket(address.family === 'IPv6' ? 'udp6' : 'udp4')
    socket.on('error', (err) => app.log.warn({ err }, 'Pages that nginx shows by itself are not counted'))
    socket.on('message', (datagram, sender) => {
      if (isTrusted(sender.address)) countLine(String(datagram), countLoad)
    })
    socket.bind(address.port, address.address)
    app.server.once('close', () => socket.close())
  })
}

function countLine(line: string, countLoad: LoadCounter): void {
  const { data: load } = lineSchema.safeParse(parsed(line.slice(line.indexOf('{'))))
  if (load) countLoad(load)?.()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
