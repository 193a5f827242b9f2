import type { FastifyInstance } from 'fastify'
import { type InlineHashes, NO_HASHES } from './built-site/inline-hashes.ts'

export type Headers = Readonly<Record<string, string>>

const ONE_YEAR_SECONDS = 31_536_000

// Without Google Signals:
// https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics
const GOOGLE_ANALYTICS = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
}

/**
 * The headers of every response but a font's or a style sheet's. Their Content-Security-Policy is for responses that are not pages
 * (JSON, text, a redirect), and allows nothing.
 */
export function securityHeaders(siteUrl: string): Headers {
  return {
    ...subresourceHeaders(siteUrl),
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  }
}

/** The headers of a font or style sheet. The others concern documents only, and would cost 500 bytes each time. */
export function subresourceHeaders(siteUrl: string): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps(siteUrl) ? { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}` } : {}),
  }
}

/** For an address that contains a secret: the page is not cached, and its address not sent to other sites. */
export const SECRET_ADDRESS_HEADERS: Headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
}

export type PageOrigins = {
  /** Public origin. */
  siteUrl: string
  /** Whether the page may load Google Analytics, once its visitor has agreed. */
  analytics: boolean
}

/** The policy of a page: its own origin, and the inline scripts and styles of the build. */
export function pagePolicy(
  { siteUrl, analytics }: PageOrigins,
  { scripts, styles }: InlineHashes = NO_HASHES,
): string {
  const google = analytics ? GOOGLE_ANALYTICS : { script: [], connect: [], image: [] }
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...google.script].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self'", ...google.image].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...google.connect].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps(siteUrl) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Sets the headers in the first hook, so that refusals of all later hooks have them too. */
export function addSecurityHeaders(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

// Over plain HTTP (such as localhost) HSTS and upgraded requests would lock the browser out of the site.
function isHttps(siteUrl: string): boolean {
  return siteUrl.startsWith('https://')
}
