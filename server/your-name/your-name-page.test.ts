import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOSTILE_TEXTS, withBeginnings } from '../../tests/attacks/hostile-texts.ts'
import { openTestApp, renderedProps, SITE_URL, type TestApp } from '../fixture-app.ts'

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  opened.app.inject({ url, headers: { accept: 'text/html', ...headers }, remoteAddress })
/** The props with which the page was rendered. */
const renderedFor = async (query: string) => renderedProps((await get(`/your-name?${query}`)).body)

test('without a name the page is an ordinary, indexed one', async () => {
  const { statusCode, headers, body } = await get('/your-name')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(headers['x-robots-tag']).toBeUndefined()
  expect(renderedProps(body)).toEqual({ path: '/your-name', today: '2026-11-21', origin: SITE_URL })
})

test('with a name the page is private: not indexed, not in shared caches, and not in referrers', async () => {
  const { statusCode, headers, body } = await get('/your-name?name=Thandi&colour=1f6f54&for=church-app')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'strict-origin',
  })
  expect(headers['set-cookie']).toBeUndefined()
  expect(renderedProps(body)).toMatchObject({ path: '/your-name?name=Thandi&colour=1f6f54&for=church-app' })
})

test.each([
  ['name=Thandi&colour=own&own=%23ffcc00&before=1f6f54&for=', '?name=Thandi&colour=ffcc00'],
  ['name=Thandi&colour=1d5fbf&own=%23ffcc00', '?name=Thandi&colour=1d5fbf'],
  ['name=&colour=&own=%23000000&before=', ''],
  ['name=+%20&colour=&for=ai-chatbot', '?for=ai-chatbot'],
  ['for=&name=https%3A%2F%2Fevil.example%2F', '?name=https%3A%2F%2Fevil.example%2F'],
])('the form’s %s redirects to the address that can be shared', async (query, address) => {
  const { statusCode, headers, body } = await get(`/your-name?${query}`)
  expect([statusCode, headers.location, body]).toEqual([303, `/your-name${address}`, ''])
  expect(headers['cache-control']).toBe('private, no-cache')
  expect((await get(`/your-name${address}`)).statusCode).toBe(200)
})

test('invalid parts stay in the query for the page to report, and all invalid colours share one cache entry', async () => {
  expect(await renderedFor('name=Thandi&colour=banana&before=1f6f54&own=x')).toMatchObject({
    path: '/your-name?name=Thandi&colour=none&before=1f6f54',
  })
  expect(await renderedFor('colour=apple')).toMatchObject({ path: '/your-name?colour=none' })
  const long = 'a'.repeat(61)
  expect(await renderedFor(`name=${long}&own=%23ffcc00`)).toMatchObject({ path: `/your-name?name=${long}` })
  const endless = await renderedFor(`name=${'a'.repeat(12_000)}&colour=1f6f54`)
  expect(endless).toMatchObject({ path: `/your-name?name=${'a'.repeat(400)}&colour=1f6f54` })
})

test('unknown parameters create no separate page', async () => {
  const path = '/your-name?name=Thandi'
  expect(await renderedFor('utm_source=x&name=Thandi&for=constructor')).toMatchObject({ path })
  expect(await renderedFor('name=Thandi&name=Other&__proto__=1')).toMatchObject({ path })
})

test.each(
  withBeginnings([
    ...HOSTILE_TEXTS.map((text) => `name=${encodeURIComponent(text)}`),
    'name=%00&colour=%00&for=%00',
    'name=%ff%fe&colour=%ff',
    'name=%ED%A0%80',
    'name=%',
    '%E0%A4%A&name=%zz',
    '&&&=&',
    `${'name=a&'.repeat(1_500)}`,
    `name=${'%CC%81'.repeat(2_000)}`,
  ]),
)('no query causes a server error, or injects markup: %s', async (_beginning, query) => {
  const { statusCode, body, headers } = await get(`/your-name?${query}`)
  expect([200, 303]).toContain(statusCode)
  expect(body).not.toContain('<img src=x')
  expect(body).not.toContain('<script>alert')
  expect(headers.location ?? '/your-name').toMatch(/^\/your-name(?:\?|$)/)
})

test('a visit is counted under the page’s address only, and no log has the name', async () => {
  const person = { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 (Android 14) Firefox/128.0' }
  await get('/your-name?name=Zanyname', { ...person, referer: `${SITE_URL}/your-name?name=Zanyname` })
  await get('/your-name/card.jpg?name=Zanyname', person)
  await get('/your-name?name=Zanyname&colour=&own=', person)
  await opened.visits.flush()
  const counted = await opened.countedSince('2026-11-01')
  expect(counted).toEqual([expect.objectContaining({ kind: 'page', page: '/your-name', count: 1 })])
  expect(JSON.stringify([counted, opened.logged])).not.toContain('Zanyname')
  expect(opened.logged.join()).toContain('"path":"/your-name"')
})

test('a flood of names has its own queue: one IP address is told to wait, the calculator responds', async () => {
  const flood = Array.from({ length: 20 }, (_, index) =>
    get(`/your-name?name=Flood${index}`, {}, '203.0.113.1'),
  )
  const plan = await get('/calculator?months=6', {}, '203.0.113.2')
  const answers = await Promise.all(flood)
  expect(plan.statusCode).toBe(200)
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6)
  expect(refused).toHaveLength(14)
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})
