// Everything in the shop comes from here: the same seed gives the same shop in every browser.

/** FNV-1a: a short text becomes a 32-bit number. */
export function hash(text) {
  let h = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    h ^= text.charCodeAt(at)
    h = Math.imul(h, 0x01000193)
  }
  return h >>> 0
}

/** Mulberry32 with the few questions the grammar asks. */
export function rng(seed) {
  let a = (typeof seed === 'string' ? hash(seed) : seed) >>> 0
  const next = () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = a
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low, high) => low + (high - low) * next()
  const int = (low, high) => Math.floor(between(low, high + 1))
  const pick = (list) => list[Math.floor(next() * list.length)]
  const chance = (part) => next() < part
  /** weights: [[value, weight], ...] */
  const weighted = (pairs) => {
    let left = next() * pairs.reduce((sum, [, w]) => sum + w, 0)
    for (const [value, w] of pairs) {
      left -= w
      if (left < 0) return value
    }
    return pairs[0][0]
  }
  const shuffle = (list) => {
    const out = [...list]
    for (let at = out.length - 1; at > 0; at--) {
      const to = Math.floor(next() * (at + 1))
      ;[out[at], out[to]] = [out[to], out[at]]
    }
    return out
  }
  return { next, between, int, pick, chance, weighted, shuffle }
}
