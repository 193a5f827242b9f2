import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestInbox, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'
import { INBOX_POLICY } from './inbox-scope.ts'

const MINUTE_MS = 60_000

/** The permission that each route needs. An unlisted route fails the first test. */
const ROUTES: Record<string, 'anyone' | 'member' | 'member, confirmed' | 'owner' | 'owner, confirmed'> = {
  'POST sign-in/passkey/options': 'anyone',
  'POST sign-in/passkey/verify': 'anyone',
  'POST sign-in/password': 'anyone',
  'GET first/:token': 'anyone',
  'POST first/:token/options': 'anyone',
  'POST first/:token': 'anyone',
  'GET invited/:token': 'anyone',
  'POST invited/:token/options': 'anyone',
  'POST invited/:token': 'anyone',
  'POST reauthenticate/options': 'member',
  'POST reauthenticate': 'member',
  'GET session': 'anyone',
  'PUT session/keys': 'member',
  'PUT session/notices': 'member',
  'GET sessions': 'member',
  'DELETE sessions/:id': 'member',
  'GET passkeys': 'member',
  'POST passkeys/options': 'member, confirmed',
  'POST passkeys': 'member, confirmed',
  'DELETE passkeys/:id': 'member, confirmed',
  'PUT name': 'member, confirmed',
  'PUT password': 'member, confirmed',
  'GET address': 'member',
  'PUT address': 'member, confirmed',
  'DELETE address': 'member',
  'GET address/:token': 'anyone',
  'POST address/:token': 'anyone',
  'GET people': 'member',
  'POST people/invite': 'owner, confirmed',
  'PUT people/:id': 'owner, confirmed',
  'DELETE people/:id': 'owner, confirmed',
  'POST people/:id/link': 'owner, confirmed',
  'GET website': 'member',
  'GET website/parts/:part': 'member',
  'GET website/versions': 'member',
  'GET website/versions/:number/changes': 'member',
  'GET website/preview/:version/*': 'member',
  'PUT website/draft': 'owner',
  'POST website/draft/take-back': 'owner',
  'POST website/check': 'owner',
  'POST website/versions/:number/again': 'owner',
  'POST website/publish': 'owner, confirmed',
  'POST website/prices/withdraw': 'owner, confirmed',
  'POST website/release/keep': 'owner',
  'GET website/photos': 'member',
  'GET website/photos/:hash': 'member',
  'POST website/photos': 'owner',
  'DELETE website/photos/:hash': 'owner, confirmed',
  'GET audit': 'owner',
  'POST audit/check': 'owner',
  'POST audit/export': 'owner, confirmed',
  'GET stream': 'member',
  'GET day': 'member',
  'GET enquiries': 'member',
  'GET enquiries/:number': 'member',
  'GET enquiries/:number/plan.pdf': 'member',
  'GET search': 'member',
  'POST enquiries/:number/facts': 'member',
  'POST enquiries/:number/reply': 'member',
  'POST undo/:undoId': 'member',
  'POST enquiries/:number/resend/:outboxId': 'member',
  'POST enquiries/:number/hold-back': 'member',
  'POST enquiries/:number/release': 'member',
  'POST enquiries/:number/delete': 'member',
  'POST bulk/give': 'member',
  'POST bulk/hand-over': 'member',
  'POST bulk/status': 'member',
  'POST bulk/export': 'owner, confirmed',
  'PUT drafts/:number': 'member',
  'DELETE drafts/:number': 'member',
  'GET numbers': 'member',
  'GET calls': 'member',
  'PUT calls/mine': 'member',
  'POST calls/mine/hand-over': 'member',
  'PUT calls/settings': 'owner, confirmed',
  'GET subscribers': 'member',
  'POST subscribers/:id/stop': 'member',
  'POST subscribers/:id/ask-again': 'member',
  'POST subscribers/export': 'owner, confirmed',
  'GET person/:key': 'member',
  'POST person/:key/export': 'owner, confirmed',
  'POST person/:key/erase': 'owner, confirmed',
  'GET saved-answers': 'member',
  'PUT saved-answers': 'member',
  'GET settings': 'member',
  'PUT settings': 'owner, confirmed',
  'POST settings/webhook/test': 'owner, confirmed',
  'POST settings/webhook/key': 'owner, confirmed',
  'POST export': 'owner, confirmed',
  'GET mails': 'member',
  'POST mails/:id/resend': 'member',
  'POST mails/resend-failed': 'member',
  'POST mails/:id/put-aside': 'member',
  'POST sign-out': 'member',
  'POST sign-out-everywhere': 'member',
}
const OWN_HEADERS = {
  'content-security-policy': INBOX_POLICY,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
}
const names = Object.keys(ROUTES)
const needing = (...needs: ReadonlyArray<string>) =>
  names.filter((name) => needs.includes(ROUTES[name] ?? ''))
const unsafe = names.filter((name) => !name.startsWith('GET '))

let inbox: TestInbox
let owner: TestBrowser
let member: TestBrowser
beforeAll(async () => {
  inbox = await openTestInbox()
  owner = await inbox.join('Thandeka')
  member = await inbox.join('Pieter', 'member')
})
afterAll(() => inbox.close())

function sendTo(browser: TestBrowser, name: string, headers: Record<string, string> = {}) {
  const [method, path = ''] = name.split(' ')
  const isGet = method === 'GET'
  return browser.send(method as 'GET' | 'POST', path.replace(/:\w+/, 'x'.repeat(43)), {
    headers,
    ...(isGet ? {} : { body: {} }),
  })
}

test('every route of the inbox is in this list', () => {
  const registered = inbox.routes.flatMap(
    (route) => /^(\w+) \/inbox\/api\/(.*)/.exec(route)?.slice(1).join(' ') ?? [],
  )
  expect(registered.toSorted()).toEqual(names.toSorted())
})

describe('without a session', () => {
  test.each(names.filter((name) => ROUTES[name] !== 'anyone'))('%s is refused', async (name) => {
    const answer = await sendTo(inbox.newBrowser(), name)
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Please sign in.' }])
  })

  test.each(names)('%s has the inbox’s own headers', async (name) => {
    const { headers } = await sendTo(inbox.newBrowser(), name)
    expect(headers).toMatchObject(OWN_HEADERS)
  })
})

describe('with the session of a member', () => {
  test.each(needing('owner', 'owner, confirmed'))('%s is refused', async (name) => {
    const before = await inbox.auditLog()
    const answer = await sendTo(member, name)
    expect([answer.statusCode, answer.json()]).toEqual([403, { error: 'Only an owner can do this.' }])
    expect(await inbox.auditLog()).toEqual(before)
  })

  // The stream stays open: stream.test.ts
  test.each(needing('member').filter((name) => name !== 'GET stream'))('%s is allowed', async (name) => {
    const browser =
      name.includes('sign-out') || name.startsWith('DELETE')
        ? await inbox.join(`Aisha${names.indexOf(name)}`, 'member')
        : member
    expect([401, 403]).not.toContain((await sendTo(browser, name)).statusCode)
  })
})

describe('from another site', () => {
  const FOREIGN = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://blog.twelvemoons.example' },
  ]
  test.each(unsafe)('%s is refused, even with an owner’s session', async (name) => {
    for (const headers of FOREIGN) expect((await sendTo(owner, name, headers)).statusCode).toBe(403)
  })

  test.each(unsafe)(
    '%s is refused as a plain form, which the site accepts from old browsers',
    async (name) => {
      const [method, path = ''] = name.split(' ')
      const answer = await inbox.app.inject({
        method: method as 'POST',
        url: `/inbox/api/${path.replace(/:\w+/, 'x')}`,
        payload: 'a=b',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(answer.statusCode).toBe(403)
    },
  )
})

describe('when the passkey or password was given more than five minutes ago', () => {
  test.each(needing('member, confirmed', 'owner, confirmed'))('%s asks for it again', async (name) => {
    const before = inbox.clock.now
    inbox.clock.now = new Date(before.getTime() + 5 * MINUTE_MS)
    const answer = await sendTo(owner, name)
    inbox.clock.now = before
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { reauthenticate: true }])
  })
})

test.each(['GET nowhere', 'POST nowhere', 'PUT session', 'GET people/invite'])(
  '%s gets 404 in JSON',
  async (name) => {
    const answer = await sendTo(owner, name)
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'There is nothing at this address.' }])
    expect(answer.headers).toMatchObject(OWN_HEADERS)
  },
)

test('HEAD opens no stream, which would never end', async () => {
  expect((await sendTo(owner, 'HEAD stream')).statusCode).toBe(404)
})

describe('with input that no app sends', () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  const long = `{"a":"${'x'.repeat(70_000)}"}`
  const texts = ['null', '[]', '"text"', '7', '{"a":', deep, '{"__proto__":{"a":1}}', long]
  const bodies = texts.map((body) => ['application/json', body])

  test.each(unsafe)('%s never fails', async (name) => {
    const browser = await inbox.join(`Odd${names.indexOf(name)}`)
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const [method, path = ''] = name.split(' ')
    for (const [type, payload = ''] of [
      ...bodies,
      ['text/plain', 'a'],
      ['application/xml', '<a/>'],
      ['', 'a'],
    ]) {
      const answer = await inbox.app.inject({
        method: method as 'POST',
        url: `/inbox/api/${path.replace(/:\w+/, '%F0%9F%A7%BF')}`,
        payload,
        headers: { cookie, 'sec-fetch-site': 'same-origin', ...(type && { 'content-type': type }) },
      })
      expect(answer.statusCode, `${type} ${payload.slice(0, 40)}`).toBeLessThan(500)
      expect(answer.headers['content-security-policy']).toBe(INBOX_POLICY)
    }
  })

  test.each([
    ['POST', 'sign-in/password', { email: 'a\0@example.co.za', password: 'x' }],
    ['GET', 'audit?q=%00', undefined],
    ['DELETE', 'sessions/%00', undefined],
    ['PUT', 'people/x', { role: 'owner', left: { deep: ['\0'] } }],
  ] as const)(
    '%s %s with a NUL is refused, because PostgreSQL cannot store it',
    async (method, path, body) => {
      const answer = await owner.send(method, path, body ? { body } : {})
      expect([answer.statusCode, answer.json().error]).toEqual([
        400,
        'There is a character in it that cannot be stored.',
      ])
    },
  )
})
