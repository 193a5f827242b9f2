import fc from 'fast-check'
import { paths } from '../../domain/sitemap/paths.ts'

/** A generated request: almost valid, or arbitrary. */
type GeneratedRequest = {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
  /** Whether it is sent with a session of the inbox. */
  isSignedIn: boolean
}

const INBOX = '/inbox/api'
const PAGES = [
  '/',
  paths.contactUs,
  paths.ourWork,
  paths.planPdf,
  paths.calculator(),
  '/newsletter',
  paths.newsletterStopPage,
  '/api',
  '/api/estimate',
  '/api/plan',
  '/healthz',
  '/readyz',
  '/metrics',
  '/favicon.ico',
  '/inbox',
]
const DATA = [
  'session',
  'sessions',
  'day',
  'enquiries',
  'enquiries/1',
  'enquiries/1/facts',
  'enquiries/1/reply',
  'enquiries/1/plan.pdf',
  'search',
  'drafts/1',
  'undo/1',
  'bulk/give',
  'bulk/status',
  'bulk/export',
  'audit',
  'numbers',
  'calls',
  'calls/mine',
  'calls/settings',
  'people',
  'people/invite',
  'person/1',
  'mails',
  'mails/1/resend',
  'saved-answers',
  'settings',
  'subscribers',
  'subscribers/1/stop',
  'export',
  'passkeys',
  'passkeys/options',
  'reauthenticate',
  'sign-in/passkey/options',
  'sign-in/passkey/verify',
  'first/1',
  'invited/1/options',
].map((path) => `${INBOX}/${path}`)

const PARTS = [
  '1',
  '0',
  '-1',
  '1e3',
  '9'.repeat(20),
  'null',
  '__proto__',
  '%00',
  '%2e%2e',
  '%',
  '%zz',
  ';',
  '*',
  ':id',
]
const VALUES = [
  'needs',
  'newest',
  '2026-02-30',
  '-0',
  '1e400',
  'NaN',
  '%20',
  '%22',
  'website',
  'import:-1',
  '%ED%A0%80',
]
const KEYS = [
  'q',
  'list',
  'sort',
  'who',
  'after',
  'weeks',
  'need',
  'months',
  'lumpSum',
  'extras',
  'units',
  'plan',
  'totalCents',
  'x',
]
const FIELDS = [
  'version',
  'fact',
  'kind',
  'words',
  'numbers',
  'as',
  'to',
  'subject',
  'text',
  'attachPlan',
  'status',
  'email',
  'role',
  'name',
  'password',
  'response',
  'id',
  'answers',
  'firstName',
  'message',
  '__proto__',
  'toString',
]
const HEADERS = [
  'accept',
  'accept-encoding',
  'if-none-match',
  'range',
  'x-forwarded-for',
  'x-http-method-override',
  'te',
  'last-event-id',
  'authorization',
  'user-agent',
  'content-encoding',
  'idempotency-key',
  'cookie',
]
const HEADER_VALUES = [
  '*',
  'gzip;q=nan',
  'br;q=0, *;q=1',
  'W/"x"',
  '"x", *',
  'bytes=0-,0-',
  '1',
  '%%%',
  'a,'.repeat(500),
]

const part = fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: 'grapheme' }).map(encodeURIComponent))
const address = fc.oneof(
  fc.constantFrom(...PAGES, ...DATA),
  fc.tuple(fc.constantFrom(...PAGES, ...DATA), part).map(([base, more]) => `${base}/${more}`),
  fc.array(part, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`),
)
const query = fc
  .array(fc.tuple(fc.constantFrom(...KEYS), fc.oneof(part, fc.constantFrom(...VALUES))), { maxLength: 5 })
  .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'))
const headers = fc.dictionary(
  fc.constantFrom(...HEADERS),
  fc.oneof(fc.constantFrom(...HEADER_VALUES), fc.stringMatching(/^[\x20-\x7e]{0,30}$/)),
  { maxKeys: 3 },
)
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...FIELDS), fc.jsonValue(), { maxKeys: 6 }),
  fc.jsonValue(),
)
const write = fc.record({
  method: fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE'),
  type: fc.constantFrom('application/json', 'application/x-www-form-urlencoded'),
  body: body.map((value) => JSON.stringify(value)),
})
const read = fc.constantFrom('GET', 'GET', 'HEAD', 'OPTIONS').map((method) => ({ method }))

/** Requests to all addresses: pages, the calculator, forms and the inbox. */
export const generatedRequest: fc.Arbitrary<GeneratedRequest> = fc
  .record({ address, query, headers, isSignedIn: fc.boolean(), call: fc.oneof(read, write) })
  .map(({ call, isSignedIn, ...rest }) => {
    const { type, ...methodAndBody } = { type: undefined, ...call }
    const browserHeaders = { 'sec-fetch-site': 'same-origin', ...(type && { 'content-type': type }) }
    return {
      ...methodAndBody,
      isSignedIn,
      headers: { ...rest.headers, ...browserHeaders },
      path: rest.query === '' ? rest.address : `${rest.address}?${rest.query}`,
    }
  })
