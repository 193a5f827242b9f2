import { LRUCache } from 'lru-cache'
import { addressKey } from './addresses.ts'

/** Networks remembered at a time; the least recently seen is forgotten first. */
const NETWORKS = 20_000

/**
 * Counts what each network (an IPv4 address, or a /64 of IPv6) sends within a time that begins with its first request.
 *
 * @param monotonicMs a clock that never runs backwards: one that is put right must lock no visitor out
 * @returns counts one more of an IP address; `leftMs`: until its network begins anew
 */
export function countByNetwork(
  windowMs: number,
  monotonicMs: () => number,
): (address: string) => { count: number; leftMs: number } {
  const windows = new LRUCache<string, { count: number }>({
    max: NETWORKS,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now: monotonicMs },
  })
  return (address) => {
    const network = addressKey(address)
    const window = windows.get(network) ?? { count: 0 }
    if (window.count === 0) windows.set(network, window)
    window.count += 1
    return { count: window.count, leftMs: windows.getRemainingTTL(network) }
  }
}
