import { isPrivateAddress } from './bounds/address-key.ts'
import type { IsTrusted } from './bounds/trusted-addresses.ts'
import type { RequestObserver } from './built-site/files-first.ts'

const SENTENCE =
  'X-Forwarded-For was sent by an address that TRUST_PROXY does not list, and is not read. If that is your own proxy, list it: until then all visitors count as one, and share its limits.'

/**
 * Says once that a proxy may stand before the server without being trusted.
 *
 * The address is named only if it is one of a private network: then it is no visitor's.
 */
export function warnOfUntrustedProxy(
  warn: (fields: object, message: string) => void,
  isTrusted: IsTrusted,
): RequestObserver {
  let warned = false
  return ({ headers, socket: { remoteAddress = '' } }) => {
    if (warned || headers['x-forwarded-for'] === undefined || isTrusted(remoteAddress)) return
    warned = true
    warn(isPrivateAddress(remoteAddress) ? { proxy: remoteAddress } : {}, SENTENCE)
  }
}
