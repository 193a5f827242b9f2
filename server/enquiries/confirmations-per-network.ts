import { LRUCache } from 'lru-cache'
import { addressKey } from '../http/bounds/addresses.ts'

const WINDOW_MS = 3_600_000
/** Confirmations that one network causes in an hour: an office or a family sends few forms, who floods strangers with mail many. */
const MOST_PER_HOUR = 10
/** Networks remembered at a time; the one longest unheard of is forgotten first. */
const NETWORKS = 20_000

/**
 * Counts the forms of each network (an IPv4 address, of IPv6 a /64) that may cause a mail to the address in them.
 *
 * @param monotonicMs milliseconds from any beginning, that never run backwards
 * @returns counts a form from an IP address, and says whether its network has caused as many mails as it may
 */
export function countNetworks(monotonicMs: () => number): (address: string) => boolean {
  const windows = new LRUCache<string, { forms: number }>({
    max: NETWORKS,
    ttl: WINDOW_MS,
    ttlResolution: 0,
    perf: { now: monotonicMs },
  })
  return (address) => {
    const network = addressKey(address)
    const window = windows.get(network) ?? { forms: 0 }
    if (window.forms === 0) windows.set(network, window)
    window.forms += 1
    return window.forms > MOST_PER_HOUR
  }
}
