import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Config } from '../../config.ts'
import { errorText } from '../../errors.ts'
import { advice, bad, type Finding, good } from './doctor-checks.ts'

const TIMEOUT_MS = 5_000
const HTTPS_PORT = 443
const EXPIRED = 'CERT_HAS_EXPIRED'

/** Browsers reject the certificate: it is for another address, or its issuer is not trusted. */
class RefusedCertificateError extends Error {
  override name = 'RefusedCertificateError'
}

/**
 * When a site's certificate expires, even if it has already expired.
 *
 * @param origin https
 * @throws {RefusedCertificateError} with the error code of its verification
 * @throws {Error} the network's error, or if there is no answer within five seconds
 */
export async function certificateExpiry(origin: string): Promise<Date> {
  const { hostname, port } = new URL(origin)
  const socket = connect({
    host: hostname,
    ...(isIP(hostname) === 0 && { servername: hostname }),
    port: port === '' ? HTTPS_PORT : Number(port),
    rejectUnauthorized: false, // the certificate is only inspected, and no data is sent
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const fault = String(socket.authorizationError)
    if (!socket.authorized && fault !== EXPIRED) throw new RefusedCertificateError(fault)
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}

const DAY_MS = 86_400_000
/** Caddy and certbot renew a month before the expiry: with less than this, renewing has failed for weeks. */
const MIN_DAYS = 14

/** Whether the site's certificate is trusted by browsers and does not expire soon. */
export async function certificateFinding(dependencies: {
  config: Pick<Config, 'siteUrl'>
  certificateExpiry: (origin: string) => Promise<Date>
  now: () => Date
}): Promise<Finding> {
  const what = 'Certificate'
  const { siteUrl } = dependencies.config
  if (!siteUrl.startsWith('https://')) return good(what, `${siteUrl} is not https and needs none.`)
  const todo =
    'Look at the log of Caddy or certbot, which renew it: docs/operations.md, "the certificate ran out".'
  try {
    const expiresAt = (await dependencies.certificateExpiry(siteUrl)).getTime()
    const days = Math.floor((expiresAt - dependencies.now().getTime()) / DAY_MS)
    if (days < 0) return bad(what, `The certificate of ${siteUrl} is over.`, todo)
    const sentence = `The certificate of ${siteUrl} lasts for ${days} more days.`
    return days < MIN_DAYS ? bad(what, sentence, todo) : good(what, sentence)
  } catch (error) {
    if (error instanceof RefusedCertificateError)
      return bad(what, `Browsers refuse the certificate of ${siteUrl}: ${error.message}.`, todo)
    const sentence = `The certificate of ${siteUrl} cannot be read from here: ${error instanceof Error ? error.message : errorText(error)}.`
    return advice(what, sentence, 'Open the address from another network.')
  }
}
