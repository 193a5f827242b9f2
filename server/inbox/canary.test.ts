import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InboxServer, OWNER, startInboxServer } from '../../tests/attacks/inbox-server.ts'
import { CONTACT } from '../fixture-app.ts'
import { startSmtp, type TestSmtp } from '../mail/testing/test-smtp.ts'
import { DATABASE_FILE } from '../store/sqlite/sqlite-store.ts'

const CANARY = {
  ...CONTACT,
  firstName: 'Canaryfirst',
  surname: 'Canarylast',
  email: 'canary@mail.example',
  phoneNumber: '0829998877',
  message: 'Canarymessage sings.',
}
const TRACES = /canary|829998877/i

let smtp: TestSmtp
let server: InboxServer
const statuses: Array<number> = []

// A mail server that refuses all recipients and names them.
beforeAll(async () => {
  smtp = await startSmtp({
    onRecipient: (address) => ({ code: 550, words: `${address} (${CANARY.firstName}) is unknown here` }),
  })
  server = await startInboxServer({
    MAIL_FROM: 'hello@twelvemoons.example',
    SMTP_URL: `smtp://127.0.0.1:${smtp.server.port}`,
    NOTIFY: 'desk@twelvemoons.example',
  })
})
afterAll(async () => {
  await server.remove()
  await smtp.close()
})

async function send(...sent: Parameters<InboxServer['send']>): Promise<Response> {
  const response = await server.send(...sent)
  statuses.push(response.status)
  return response
}
const json = async (path: string) => (await send('GET', path)).json()

/** Simulates a broken disk, or a program that has the database open. */
function corrupt(sql: string): void {
  const database = new DatabaseSync(join(server.dataDir, DATABASE_FILE), { timeout: 5_000 })
  database.exec(`PRAGMA ignore_check_constraints = ON; ${sql}`)
  database.close()
}

/** What S16 (tests/promises) does not do: invalid answers, and everything about one person up to their erasure. */
async function answerAndErase(): Promise<void> {
  expect((await send('POST', '/contact-us', CANARY)).status).toBe(200)
  await expect.poll(() => server.output()).toContain('is not tried any more')
  const answer = { version: 1, to: CANARY.email, subject: 'Canary', text: 'Canarytext', attachPlan: false }
  await send('PUT', 'drafts/1', { subject: 'Canary', text: 'Dear Canaryfirst', attachPlan: false })
  await send('POST', 'enquiries/1/facts', { version: 1, fact: { kind: 'canary', words: CANARY.email } })
  await send('POST', 'enquiries/1/reply', { ...answer, canary: 'canary' })
  await send('POST', 'enquiries/1/reply', { ...answer, version: 2 })
  await send('POST', 'enquiries/1/reply', `{"to": Canaryfirst`)
  const { mails } = await json('mails')
  for (const { outboxId } of mails) await send('POST', `mails/${outboxId}/resend`, {})
  const { personKey } = await json('enquiries/1')
  expect((await send('GET', `person/${personKey}`)).status).toBe(200)
  expect((await send('POST', `person/${personKey}/export`, {})).status).toBe(200)
  await send('POST', `person/${personKey}/erase`, { email: 'canary@wrong.example' })
  expect((await send('POST', `person/${personKey}/erase`, { email: CANARY.email })).status).toBe(200)
}

/** Unreadable rows, which errors may quote; then a missing table. */
async function provokeErrors(): Promise<void> {
  await send('POST', '/contact-us', { ...CANARY, message: 'Canarymessage, again.' })
  corrupt(`UPDATE facts SET data = '{"words":Canaryfirst}'`)
  for (const path of ['enquiries/2', 'search?q=Canarymessage', 'numbers?weeks=4']) await send('GET', path)
  corrupt(`UPDATE submissions SET record = json_set(record, '$.dateSent', 'Canarylast')`)
  await send('GET', 'enquiries/2')
  await send('POST', 'export', { as: 'csv' })
  corrupt('DROP TABLE drafts')
  await send('PUT', 'drafts/2', { subject: 'Canary', text: 'Dear Canaryfirst', attachPlan: false })
}

test('no log contains personal data, whether requests to the inbox are refused, fail or find damage', async () => {
  await answerAndErase()
  await provokeErrors()
  server.child.kill('SIGTERM')
  await server.ended
  const log = server.output()
  expect([...new Set(statuses)]).toEqual(expect.arrayContaining([200, 400, 409, 500, 503]))
  expect(log).toContain('Request failed')
  expect(log).toContain('The store is unavailable')
  expect(log.split('\n').filter((line) => TRACES.test(line))).toEqual([])
  for (const secret of [...Object.values(OWNER), server.token, server.cookie.split('=')[1] ?? '-'])
    expect(log).not.toContain(secret)
})
