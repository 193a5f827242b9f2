import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'

const WITHIN_MS = 5_000
const HTTPS_PORT = 443

/**
 * When the certificate of a site ends, as whoever opens its address is shown it; one that is over already is read too.
 *
 * @param origin https
 * @throws {Error} if nobody answers there within five seconds, in the words of the network
 */
export async function certificateEnd(origin: string): Promise<Date> {
  const { hostname, port } = new URL(origin)
  const socket = connect({
    ...{
      host: hostname,
      ...(isIP(hostname) === 0 && { servername: hostname }),
      port: port === '' ? HTTPS_PORT : Number(port),
    },
    rejectUnauthorized: false, // only its date is read, and nothing is sent
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(WITHIN_MS) })
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}
