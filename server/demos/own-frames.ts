import type { Headers } from '../plugins/security-headers.ts'

const DEMO_PAGES = '/demos/'

/** The headers of a page: one of the demos may stand in a frame of our own, since both sides of the counter are shown at once. */
export function withOwnFrames(address: string, headers: Headers): Headers {
  return address.startsWith(DEMO_PAGES) ? inOwnFrames(headers) : headers
}

/** May frame our pages, and be framed by them; by nobody else's. */
export function inOwnFrames(headers: Headers): Headers {
  const policy = headers['content-security-policy'] ?? ''
  return {
    ...headers,
    'content-security-policy': policy.replace(
      "frame-ancestors 'none'",
      "frame-src 'self'; frame-ancestors 'self'",
    ),
    'x-frame-options': 'SAMEORIGIN',
  }
}
