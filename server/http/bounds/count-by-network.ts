import { LRUCache } from 'lru-cache'
import { addressKey } from './addresses.ts'

/** Networks remembered at a time; the least recently seen is forgotten first. */
const MAX_NETWORKS = 20_000

/**
 * Counts the requests of each network (an IPv4 address, or an IPv6 /64) in a window that begins with its first request.
 *
 * @param monotonicMs a clock that never runs backwards: adjusting the system's clock must not lock visitors out
 * @returns `count` counts a request of an IP address, `peek` only reads the count; `leftMs`: until its network's window ends
 */
export function countByNetwork(
  windowMs: number,
  monotonicMs: () => number,
): {
  count: (address: string) => { count: number; leftMs: number }
  peek: (address: string) => number
} {
  const windows = new LRUCache<string, { count: number }>({
    max: MAX_NETWORKS,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now: monotonicMs },
  })
  return {
    count(address) {
      const network = addressKey(address)
      const window = windows.get(network) ?? { count: 0 }
      if (window.count === 0) windows.set(network, window)
      window.count += 1
      return { count: window.count, leftMs: windows.getRemainingTTL(network) }
    },
    peek: (address) => windows.peek(addressKey(address))?.count ?? 0,
  }
}
