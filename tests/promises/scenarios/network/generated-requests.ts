import fc from 'fast-check'
import { paths } from '../../../../domain/sitemap/paths.ts'
import { CONTACT } from '../../../../server/fixture-app.ts'

/** A generated request: almost valid, or arbitrary. */
type GeneratedRequest = {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
  /** Whether it is sent with a session of the inbox. */
  isSignedIn: boolean
}

const PAGES = [
  '/',
  paths.contactUs,
  paths.planPdf,
  paths.calculator(),
  paths.yourName(),
  '/newsletter',
  paths.newsletterStopPage,
  '/api/estimate',
  '/api/plan',
  '/readyz',
  '/inbox',
]
/** Of the inbox, mostly what is read: every-route.test.ts sends wrong bodies to all that is written. */
const DATA = [
  'session',
  'day',
  'enquiries',
  'enquiries/1',
  'enquiries/1/facts',
  'enquiries/1/reply',
  'enquiries/1/plan.pdf',
  'search',
  'drafts/1',
  'bulk/status',
  'audit',
  'numbers',
  'calls',
  'people',
  'person/1',
  'mails',
  'settings',
  'subscribers',
  'website',
].map((path) => `/inbox/api/${path}`)

const PARTS = ['1', '-1', '1e3', '9'.repeat(20), '__proto__', '%00', '%2e%2e', '%', '%zz', ';', '*', ':id']
const VALUES = ['needs', '2026-02-30', '-0', '1e400', 'NaN', '%20', 'website', 'import:-1', '%ED%A0%80']
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
  'plan',
  'x',
]
const FIELDS = ['version', 'fact', 'kind', 'words', 'numbers', 'to', 'text', 'status', 'email', '__proto__']
const HEADERS = ['accept', 'accept-encoding', 'if-none-match', 'range', 'x-forwarded-for', 'cookie', 'te']
const HEADER_VALUES = ['*', 'gzip;q=nan', 'br;q=0, *;q=1', 'W/"x"', 'bytes=0-,0-', '%%%', 'a,'.repeat(500)]

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
/** A contact form with some fields changed. */
const almostContact = fc
  .dictionary(
    fc.constantFrom(...Object.keys(CONTACT)),
    fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
  )
  .map((changes) => ({ ...CONTACT, ...changes }))
const body = fc.oneof(
  almostContact,
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
