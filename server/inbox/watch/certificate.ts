import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'

const WITHIN_MS = 5_000
const HTTPS_PORT = 443
const OVER = 'CERT_HAS_EXPIRED'

/** A certificate for another address, or one that nobody vouches for: browsers refuse it, however long it lasts. */
export class RefusedCertificateError extends Error {
  override name = 'RefusedCertificateError'
}

/**
 * When the certificate of a site ends, as whoever opens its address is shown it; one that is over already is read too.
 *
 * @param origin https
 * @throws {RefusedCertificateError} with the code of what is wrong with it
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
    rejectUnauthorized: false, // it is only looked at, and nothing is sent
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(WITHIN_MS) })
    const fault = String(socket.authorizationError)
    if (!socket.authorized && fault !== OVER) throw new RefusedCertificateError(fault)
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}
