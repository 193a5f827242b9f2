import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { visitorCookies } from '../../enquiries/visitor-cookie.ts'
import { CONTACT, LEAD, openTestApp, postJson, postPlain, renderedProps, SECRET } from '../../fixture-app.ts'
import type { InjectedFailure } from './fake-firebase.ts'
import { RULES } from './rules-attempts.ts'
import { emulatorEnvironment, needEmulator, openFirebase } from './test-firebase.ts'

needEmulator()
const CLI = fileURLToPath(new URL('../../../ops/commands/enquiries.ts', import.meta.url))
const CANARY = {
  ...CONTACT,
  firstName: 'Canaryfirst',
  email: 'canary@mail.example',
  message: 'Canarymessage',
}

test('two forms of one visitor have one account, which the cookie keeps encrypted', async () => {
  const { app, delivered, fakeFirebase, clock } = await opened()
  const first = await postPlain(app, '/contact-us', CONTACT)
  expect([first.statusCode, first.headers.location]).toEqual([303, '/contact-us/thank-you'])
  const second = await postPlain(app, '/our-work/ecommerce', LEAD, { cookie: cookieOf(first) })
  expect(second.statusCode).toBe(303)
  expect(String(second.headers['set-cookie'])).not.toContain('visitor') // the existing one is kept
  const users = delivered().map(([path]) => path.split('/')[1])
  expect([users.length, new Set(users).size]).toEqual([2, 1])

  const visitor = visitorCookies(SECRET).read(cookieOf(first), clock.now.getTime())
  expect(visitor?.userId).toBe(users[0])
  expect(visitor?.token).toBeTruthy()
  expect(fakeFirebase.requests.filter(({ service }) => service === 'signUp')).toHaveLength(1)
})

test('a stranger who repeats a failed form gets neither the account nor the id of its sender', async () => {
  const { app, fakeFirebase, stored, clock } = await opened({ rules: { '.write': false } })
  await postPlain(app, '/contact-us', CONTACT)
  fakeFirebase.setRules(RULES)
  const again = await postPlain(app, '/contact-us', CONTACT)
  const stranger = visitorCookies(SECRET).read(cookieOf(again), clock.now.getTime())
  const users = (await stored()).map(({ record }) => record.userId)
  expect([again.statusCode, users.length, stranger?.token]).toEqual([303, 1, null])
  expect(users).not.toContain(stranger?.userId)
})

test('a visitor’s cookie from before Firebase is accepted, and renewed', async () => {
  const { app, delivered, clock } = await opened()
  const old = { userId: 'abcdefghijklmnopqrstuvwxyz01', token: null }
  const cookie = visitorCookies(SECRET).seal(old, clock.now.getTime()).split(';', 1)[0] ?? ''
  const response = await postPlain(app, '/contact-us', CONTACT, { cookie })
  const visitor = visitorCookies(SECRET).read(cookieOf(response), clock.now.getTime())
  expect(visitor?.userId).not.toBe(old.userId)
  expect(delivered().map(([path]) => path)).toEqual([`contactUs/${visitor?.userId}`])
})

test('a refusal by the rules is shown with the fields kept; once the owner has resent it, it is delivered', async () => {
  const { app, fakeFirebase, store, delivered, path, clock } = await opened({ rules: { '.write': false } })
  clock.now = new Date() // as the command's clock
  const plain = await postPlain(app, '/contact-us', CONTACT)
  const notice = 'Oops! Something went wrong while submitting the form.'
  expect(plain.statusCode).toBe(502)
  expect(renderedProps(plain.body)).toMatchObject({
    values: { message: CONTACT.message },
    errors: {},
    notice,
  })
  const json = await postJson(app, '/contact-us', CONTACT)
  expect([json.statusCode, json.json()]).toEqual([502, { message: notice }])

  fakeFirebase.setRules(RULES)
  const environment = { ...process.env, ...emulatorEnvironment(fakeFirebase), DATA_DIR: dirname(path) }
  const { stderr } = await promisify(execFile)(process.execPath, [CLI, 'resend'], { env: environment })
  expect(stderr).toContain('1 to be delivered again')
  clock.now = new Date()
  await store.deliverDue()
  expect(delivered()).toHaveLength(1)
})

test('no name, address, message or token is logged, whatever fails', async () => {
  const { app, fakeFirebase, store, lines, logged, advance } = await opened()
  const failures: Array<InjectedFailure> = [
    { kind: 'cut' },
    { kind: 'cut-after' },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 401, body: { error: 'Canary canary@mail.example' } },
    { kind: 'status', status: 400, body: { error: { message: 'CANARY is no code' } } },
  ]
  for (const service of ['signUp', 'database'] as const) {
    for (const failure of failures) {
      fakeFirebase.injectedFailures.clear()
      fakeFirebase.injectedFailures.set(service, failure)
      await postJson(app, '/contact-us', {
        ...CANARY,
        message: `Canary ${service} ${JSON.stringify(failure)}`,
      })
      advance(10_000)
      await store.deliverDue()
    }
  }
  const output = [...lines, ...logged].join('\n')
  expect(lines.length).toBeGreaterThan(8)
  expect(output).not.toMatch(/canary|auth=|key=/i)
  expect(output).not.toMatch(/eyJ[\w-]+\./) // a token of Google's; a post id may have such letters too
  for (const { token } of fakeFirebase.requests) if (token !== '') expect(output).not.toContain(token)
})

/** The assembled app over the Firebase store. */
async function opened(rules: object = RULES) {
  const firebase = await openFirebase(rules)
  const { app, close, logged } = await openTestApp({ store: firebase.store, now: () => firebase.clock.now })
  onTestFinished(close)
  return { ...firebase, app, logged }
}

function cookieOf(response: { headers: Record<string, unknown> }): string {
  return String(response.headers['set-cookie']).split(';', 1)[0] ?? ''
}
