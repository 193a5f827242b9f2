import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { securityHeaders } from '../../../../server/http/security-headers.ts'
import { TEMPLATES } from '../../../journeys/pages.ts'
import { type Answer, ask, post, postPlain } from '../../ask.ts'
import { contactFields } from '../../attack/contact-form.ts'
import { none } from '../../none.ts'
import { sendRaw } from '../../raw-sockets.ts'
import { atLeast, type Scenario } from '../../scenario.ts'
import { staffCookies } from '../../staff.ts'
import { until } from '../../until.ts'

const SITE_URL = 'https://www.example.co.za'
const { 'content-security-policy': _policy, ...EVERYWHERE } = securityHeaders(SITE_URL)
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
const OTHERS = [
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
/** Some viewers wrap a PDF in a page of their own with inline style. */
const IS_PDF = 'application/pdf'

/** Refused after its headers alone. */
const TOO_BIG =
  'POST /contact-us HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 70000\r\n\r\n'

type Named = Answer & { name: string }

const NO_ANSWER: Answer = { status: 0, headers: {}, text: '' }

async function named(name: string, answer: Promise<Answer>): Promise<Named> {
  return { name, ...(await answer.catch(() => NO_ANSWER)) }
}

/** Every kind of response: pages, files, data, redirects, refusals and invalid HTTP. */
function everyKind(port: number): Promise<Array<Named>> {
  const fields = contactFields('visitor@example.co.za')
  return Promise.all([
    ...[...PAGES, ...OTHERS].map((path) => named(path, ask(port, path, HTML))),
    named('kept copy', ask(port, '/', { headers: { 'if-none-match': '*' } })),
    named('wrong method', ask(port, '/', { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } })),
    named(
      'from elsewhere',
      post(port, '/contact-us', fields, { headers: { 'sec-fetch-site': 'cross-site' } }),
    ),
    named('wrong type', post(port, '/contact-us', fields, { headers: { 'content-type': 'text/plain' } })),
    named('too big', rawAnswer(port, TOO_BIG)),
    named('faults', postPlain(port, '/contact-us', { ...fields, surname: '' })),
    named('faults in JSON', post(port, '/contact-us', { ...fields, surname: '' })),
    named('thank-you', postPlain(port, '/contact-us', fields)),
    named('no HTTP', rawAnswer(port, 'x\r\n\r\n')),
    named('long head', rawAnswer(port, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)),
  ])
}

async function rawAnswer(port: number, bytes: string): Promise<Answer> {
  const [head = '', text = ''] = (await sendRaw(port, bytes)).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.split(': ')[1]]),
  )
  return { status: Number(first.split(' ')[1]), headers, text }
}

/** Every response has its security headers, and no page needs an exception to its policy. */
export const protectiveHeaders: Scenario = {
  id: 'S5',
  promise:
    'Every page, file, refusal and fault carries the protective headers; no page holds inline code of others',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/app.ts',
    find: 'clientErrorHandler: answerClientError(headers)',
    replace: 'clientErrorHandler: answerClientError({})',
  },
  run: async (context) => {
    const { port } = await context.server({ SITE_URL })
    // On a busy machine the first drawing may take longer than the server's timeout.
    for (const path of ['/calculator', PLAN_PDF, NAME_CARD])
      await until(async () => (await ask(port, path, HTML)).status === 200)
    const answers = await everyKind(port)
    const isOdd = ({ status }: Answer) => status === 0 || status >= 500
    return [
      atLeast('kinds of answers', answers.length, 35),
      none(
        'without an answer, or 5xx',
        answers.filter(isOdd).map(({ name }) => name),
      ),
      none('headers that lack', answers.flatMap(lacking)),
      none(
        'policies that are weak',
        answers.filter(isWeak).map(({ name }) => name),
      ),
      none('inline code that its policy does not name', answers.flatMap(unnamed)),
      none(
        'answers that say what runs here',
        answers.filter(tellsMore).map(({ name }) => name),
      ),
    ]
  },
}

function lacking({ name, headers }: Named): Array<string> {
  const wrong = Object.entries(EVERYWHERE).filter(([header, value]) => !isAsStrict(headers, header, value))
  return wrong.map(([header]) => `${name} ${header}`)
}

/** A response may send less referrer information than the site's policy. */
function isAsStrict(headers: IncomingHttpHeaders, header: string, value: string): boolean {
  const got = headers[header]
  return got === value || (header === 'referrer-policy' && got === 'same-origin')
}

function isWeak({ headers }: Named): boolean {
  const policy = String(headers['content-security-policy'])
  const isStrict =
    /^default-src 'none';.*frame-ancestors 'none'/.test(policy) && policy.includes("base-uri 'none'")
  return !isStrict || (headers['content-type'] !== IS_PDF && /unsafe|data:|\*/.test(policy))
}

const INLINE = /<(script|style)(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]+?)<\/\1>/g

/** Inline scripts and styles without their hash in the policy, and attributes that are code. */
function unnamed({ name, headers, text }: Named): Array<string> {
  if (!headers['content-type']?.startsWith('text/html')) return []
  const policy = String(headers['content-security-policy'])
  const inline = text.matchAll(INLINE)
  const hashes = Array.from(inline, ([, , code = '']) => createHash('sha256').update(code).digest('base64'))
  const attributes = text.match(/<[a-z][^>]*\s(?:on[a-z]+|style)=/gi) ?? []
  return [...hashes.filter((hash) => !policy.includes(hash)), ...attributes].map((each) => `${name} ${each}`)
}

function tellsMore({ headers }: Named): boolean {
  return headers.server !== undefined || headers['x-powered-by'] !== undefined
}

const VISITOR = /^__Host-visitor=[\w-]{40,}; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/
const STAFF = /^__Host-inbox-\w+=[\w-]{40,}; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Strict$/

/** Readers get no cookie; senders of a form get one sealed cookie. */
export const cookies: Scenario = {
  id: 'S7',
  promise:
    'There is no cookie before the first form; after it there is a sealed one that no script can read and no other site sends',
  isQuick: false,
  isTimed: false,
  control: {
    file: 'server/enquiries/visitor-cookie.ts',
    find: 'HttpOnly; Secure; SameSite=Lax',
    replace: 'Secure; SameSite=Lax',
  },
  run: async (context) => {
    const server = await context.server({ SITE_URL })
    const read = await Promise.all(
      [...PAGES, ...OTHERS].map((path) => named(path, ask(server.port, path, HTML))),
    )
    const fields = contactFields('visitor@example.co.za')
    const refused = await named('faults', post(server.port, '/contact-us', { ...fields, surname: '' }))
    const cookies = (await post(server.port, '/contact-us', fields)).headers['set-cookie'] ?? []
    const cookie = cookies[0]?.split(';')[0] ?? ''
    const again = await post(
      server.port,
      '/contact-us',
      { ...fields, message: 'Again.' },
      { headers: { cookie } },
    )
    const staff = await staffCookies(server)
    return [
      none(
        'cookies for reading',
        [...read, refused].filter(hasCookie).map(({ name }) => name),
      ),
      atLeast('cookies for the first form', cookies.length, 1),
      none(
        'of them not sealed or not shut',
        cookies.filter((cookie) => !VISITOR.test(cookie)),
      ),
      none('new cookies for a visitor who has one', again.headers['set-cookie'] ?? []),
      atLeast('cookies of a colleague', staff.length, 1),
      none(
        'of them not shut',
        staff.filter((each) => !STAFF.test(each)),
      ),
    ]
  },
}

function hasCookie({ headers }: Answer): boolean {
  return headers['set-cookie'] !== undefined
}
