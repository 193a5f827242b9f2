import type { FastifyInstance } from 'fastify'
import { isPrivateAddress } from '../overload/address-key.ts'
import type { IsTrusted } from '../overload/trusted-addresses.ts'

const SENTENCE =
  'X-Forwarded-For was sent by an address that TRUST_PROXY does not list, and is not read. If that is your own proxy, list it: until then all visitors count as one, and share its limits.'

/**
 * Says once that a proxy may stand before the server without being trusted.
 *
 * The address is named only if it is one of a private network: then it is no visitor's.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, isTrusted: IsTrusted): void {
  let warned = false
  app.addHook('onRequest', (request, _reply, done) => {
    const address = request.raw.socket.remoteAddress ?? ''
    if (!warned && request.headers['x-forwarded-for'] !== undefined && !isTrusted(address)) {
      warned = true
      request.log.warn(isPrivateAddress(address) ? { proxy: address } : {}, SENTENCE)
    }
    done()
  })
}
