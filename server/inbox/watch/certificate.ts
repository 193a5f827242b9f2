import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Config } from '../../config.ts'
import { errorText } from '../../errors.ts'
import type { Finding } from './doctor-checks.ts'

const WITHIN_MS = 5_000
const HTTPS_PORT = 443
const OVER = 'CERT_HAS_EXPIRED'

/** A certificate for another address, or one that nobody vouches for: browsers refuse it, however long it lasts. */
class RefusedCertificateError extends Error {
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
    host: hostname,
    ...(isIP(hostname) === 0 && { servername: hostname }),
    port: port === '' ? HTTPS_PORT : Number(port),
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

const DAY_MS = 86_400_000
/** Caddy and certbot renew a month before the end: with less than this, renewing has failed for weeks. */
const MIN_DAYS = 14

/** Whether the certificate of the site's address is one that browsers take, and lasts. */
export async function certificateFinding(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  endOf: (origin: string) => Promise<Date>,
  now: Date,
): Promise<Finding> {
  const what = 'Certificate'
  if (!siteUrl.startsWith('https://'))
    return { what, state: 'good', sentence: `${siteUrl} is not https and needs none.` }
  const todo =
    'Look at the log of Caddy or certbot, which renew it: docs/operations.md, "the certificate ran out".'
  try {
    const days = Math.floor(((await endOf(siteUrl)).getTime() - now.getTime()) / DAY_MS)
    if (days < 0) return { what, state: 'bad', sentence: `The certificate of ${siteUrl} is over.`, todo }
    const sentence = `The certificate of ${siteUrl} lasts for ${days} more days.`
    return days < MIN_DAYS ? { what, state: 'bad', sentence, todo } : { what, state: 'good', sentence }
  } catch (error) {
    if (error instanceof RefusedCertificateError)
      return {
        what,
        state: 'bad',
        sentence: `Browsers refuse the certificate of ${siteUrl}: ${error.message}.`,
        todo,
      }
    const sentence = `The certificate of ${siteUrl} cannot be read from here: ${error instanceof Error ? error.message : errorText(error)}.`
    return { what, state: 'advice', sentence, todo: 'Open the address from another network.' }
  }
}
