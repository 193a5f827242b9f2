import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { securityHeaders } from '../../../../server/http/security-headers.ts'
import { TEMPLATES } from '../../../journeys/pages.ts'
import { type Answer, ask, post, postPlain } from '../../ask.ts'
import { contactFields } from '../../attack/contact-form.ts'
import { none } from '../../none.ts'
import { sendRaw } from '../../raw-sockets.ts'
import { atLeast, type Scenario } from '../../scenario.ts'
import { until } from '../../until.ts'

const SITE_URL = 'https://www.example.co.za'
const { 'content-security-policy': _policy, ...REQUIRED_HEADERS } = securityHeaders(SITE_URL)
const HTML = { headers: { accept: 'text/html' } }
const PLAN_PDF = '/calculator/plan.pdf?need=website'
const NAME_CARD = '/your-name/card.jpg?name=Thandi'
const PAGES = [
  ...TEMPLATES.map(({ path }) => path),
  '/calculator?need=website',
  '/inbox',
  '/inbox/e/1',
  '/nowhere',
]
const OTHER_PATHS = [
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.svg',
  '/site.webmanifest',
  '/about-us/',
  '/%',
  '/api/estimate?need=website',
  '/api/plan',
  '/api/nothing',
  PLAN_PDF,
  '/your-name/colours.css?colour=1f6f54',
  NAME_CARD,
  '/inbox/api/day',
]
/** A PDF's policy may be weaker, because some viewers wrap it in a page of their own with inline style. */
const PDF_TYPE = 'application/pdf'

/** Refused because of its Content-Length, before its body. */
const TOO_LARGE =
  'POST /contact-us HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 70000\r\n\r\n'

type NamedAnswer = Answer & { name: string }

const NO_ANSWER: Answer = { status: 0, headers: {}, text: '' }

async function named(name: string, answer: Promise<Answer>): Promise<NamedAnswer> {
  return { name, ...(await answer.catch(() => NO_ANSWER)) }
}

/** Every kind of response: pages, files, data, redirects, refusals and invalid HTTP. */
function everyKind(port: number): Promise<Array<NamedAnswer>> {
  const fields = contactFields('visitor@example.co.za')
  return Promise.all([
    ...[...PAGES, ...OTHER_PATHS].map((path) => named(path, ask(port, path, HTML))),
    named('cached copy', ask(port, '/', { headers: { 'if-none-match': '*' } })),
    named('wrong method', ask(port, '/', { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } })),
    named(
      'from another site',
      post(port, '/contact-us', fields, { headers: { 'sec-fetch-site': 'cross-site' } }),
    ),
    named('wrong type', post(port, '/contact-us', fields, { headers: { 'content-type': 'text/plain' } })),
    named('too large', rawAnswer(port, TOO_LARGE)),
    named('faults', postPlain(port, '/contact-us', { ...fields, surname: '' })),
    named('faults in JSON', post(port, '/contact-us', { ...fields, surname: '' })),
    named('thank-you', postPlain(port, '/contact-us', fields)),
    named('invalid HTTP', rawAnswer(port, 'x\r\n\r\n')),
    named('long headers', rawAnswer(port, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)),
  ])
}

async function rawAnswer(port: number, bytes: string): Promise<Answer> {
  const [head = '', text = ''] = (await sendRaw(port, bytes)).split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.split(': ')[1]]),
  )
  return { status: Number(statusLine.split(' ')[1]), headers, text }
}

/** Every response has its security headers, and no page needs an exception to its policy. */
export const protectiveHeaders: Scenario = {
  id: 'S5',
  promise:
    'Every page, file, refusal and fault has the security headers, and no page contains inline code without its hash',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/app.ts',
    find: 'clientErrorHandler: answerClientError(headers)',
    replace: 'clientErrorHandler: answerClientError({})',
  },
  run: async (context) => {
    const { port } = await context.server({ SITE_URL })
    // On a busy machine the first rendering may take longer than the server's timeout.
    for (const path of ['/calculator', PLAN_PDF, NAME_CARD])
      await until(async () => (await ask(port, path, HTML)).status === 200)
    const answers = await everyKind(port)
    const hasFailed = ({ status }: Answer) => status === 0 || status >= 500
    return [
      atLeast('kinds of responses', answers.length, 35),
      none(
        '5xx, or no response',
        answers.filter(hasFailed).map(({ name }) => name),
      ),
      none('missing headers', answers.flatMap(missingHeaders)),
      none(
        'weak policies',
        answers.filter(isWeak).map(({ name }) => name),
      ),
      none('inline code without its hash in the policy', answers.flatMap(disallowedCode)),
      none(
        'responses that name the server’s software',
        answers.filter(namesSoftware).map(({ name }) => name),
      ),
    ]
  },
}

function missingHeaders({ name, headers }: NamedAnswer): Array<string> {
  const wrong = Object.entries(REQUIRED_HEADERS).filter(
    ([header, value]) => !isAsStrict(headers, header, value),
  )
  return wrong.map(([header]) => `${name} ${header}`)
}

/** A response may send less referrer information than the site's policy. */
function isAsStrict(headers: IncomingHttpHeaders, header: string, value: string): boolean {
  const actual = headers[header]
  return actual === value || (header === 'referrer-policy' && actual === 'same-origin')
}

function isWeak({ headers }: NamedAnswer): boolean {
  const policy = String(headers['content-security-policy'])
  const isStrict =
    /^default-src 'none';.*frame-ancestors 'none'/.test(policy) && policy.includes("base-uri 'none'")
  return !isStrict || (headers['content-type'] !== PDF_TYPE && /unsafe|data:|\*/.test(policy))
}

const INLINE = /<(script|style)(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]+?)<\/\1>/g

/** Inline scripts and styles without their hash in the policy, and attributes that are code. */
function disallowedCode({ name, headers, text }: NamedAnswer): Array<string> {
  if (!headers['content-type']?.startsWith('text/html')) return []
  const policy = String(headers['content-security-policy'])
  const inline = text.matchAll(INLINE)
  const hashes = Array.from(inline, ([, , code = '']) => createHash('sha256').update(code).digest('base64'))
  const attributes = text.match(/<[a-z][^>]*\s(?:on[a-z]+|style)=/gi) ?? []
  return [...hashes.filter((hash) => !policy.includes(hash)), ...attributes].map((code) => `${name} ${code}`)
}

function namesSoftware({ headers }: NamedAnswer): boolean {
  return headers.server !== undefined || headers['x-powered-by'] !== undefined
}
