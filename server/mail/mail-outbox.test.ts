import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CONTACT, NOON, openTestApp, postJson, type TestApp } from '../fixture-app.ts'
import { MAIL_TOPIC } from '../store/outbox.ts'
import { auditLog, searchAudit } from '../store/sql/audit.ts'
import { appendEvent } from '../store/sql/inbox/append.ts'
import { putIntoOutbox } from '../store/sql/outbox.ts'
import { mailMessage } from './mail-message.ts'
import { mailOutbox } from './mail-outbox.ts'

let opened: TestApp
beforeEach(async () => {
  opened = await openTestApp()
})
afterEach(() => opened.close())

/** Answers the first enquiry by mail, and claims that mail. */
async function answerAndClaim(name = 'reply.1') {
  await postJson(opened.app, '/contact-us', CONTACT)
  const postId = (await opened.stored())[0]?.record.postId ?? ''
  const { database, outbox } = opened.stores
  const { to, ...words } = { to: CONTACT.email, subject: 'Your shop', text: 'Yes.' }
  const message = mailMessage({
    name,
    postId,
    mail: { kind: 'reply', at: NOON.getTime(), to, by: 'Thandeka Nkosi', ...words, attachPlan: null },
  })
  await database.transaction((tx) =>
    appendEvent(tx, {
      number: 1,
      event: {
        kind: 'answered',
        at: NOON.getTime(),
        by: 'staff-1',
        way: 'mail',
        words: words.text,
        mail: { outboxId: message.id, to, subject: words.subject, attached: null },
      },
      seen: null,
      mark: randomUUID(),
      alsoInTransaction: (tx) => putIntoOutbox(tx, message, NOON.getTime()),
    }),
  )
  const claimed = await outbox.claim(MAIL_TOPIC, NOON.getTime(), 9)
  return claimed.find(({ id }) => id === message.id)
}

const listOf = async () =>
  (await opened.stores.database.read((tx) => tx.query('SELECT list, undelivered FROM enquiries')))[0]
const audit = auditLog('the secret of a test')
const auditEntries = () => opened.stores.database.read((tx) => searchAudit(tx, { before: null, limit: 9 }))
const deliveries = () =>
  opened.stores.database.read((tx) => tx.query(`SELECT data FROM facts WHERE kind = 'delivery'`))

test('an answer accepted by the mail server is recorded in its enquiry’s log', async () => {
  const claimed = await answerAndClaim()
  if (!claimed) throw new Error('The answer is not in the outbox')
  expect(await listOf()).toMatchObject({ list: 'waiting' })
  const { settle } = mailOutbox({ ...opened.stores, audit })
  expect(await settle(claimed, { kind: 'delivered', at: NOON.getTime() + 1 })).toBe(true)
  expect(await listOf()).toMatchObject({ list: 'waiting', undelivered: null })
  expect((await deliveries()).map(({ data }) => JSON.parse(String(data)))).toEqual([
    { outboxId: claimed.id, outcome: 'taken', words: '' },
  ])
  const entry = { actor: 'mail-server', at: NOON.getTime() + 1, subject: 'E-1' }
  expect(await auditEntries()).toMatchObject([{ ...entry, act: 'mail-taken', data: {} }])
})

test('a permanently failed answer reopens its enquiry, with the server’s words; an expired claim records nothing', async () => {
  const claimed = await answerAndClaim()
  if (!claimed) throw new Error('The answer is not in the outbox')
  const { outbox } = opened.stores
  const { settle } = mailOutbox({ ...opened.stores, audit })
  const failed = { kind: 'failed', at: NOON.getTime() + 1, failure: '550 Nomvula is not here' } as const
  expect(await settle({ ...claimed, claim: 'another' }, failed)).toBe(false)
  expect(await settle(claimed, { kind: 'due', at: NOON.getTime() + 2, reason: '450 later' })).toBe(true)
  expect([await deliveries(), await auditEntries()]).toEqual([[], []])
  const [retried] = await outbox.claim(MAIL_TOPIC, NOON.getTime() + 2, 9)
  if (!retried) throw new Error('The answer is not due again')
  expect(await settle(retried, failed)).toBe(true)
  expect(await listOf()).toMatchObject({ list: 'needs', undelivered: '550 Nomvula is not here' })
  expect(await auditEntries()).toMatchObject([
    { act: 'mail-refused', subject: 'E-1', data: { words: '550' } },
  ])
})

test('an accepted answer dismisses earlier failed ones, and a refused confirmation', async () => {
  const { database } = opened.stores
  const { settle } = mailOutbox({ ...opened.stores, audit })
  const failed = await answerAndClaim()
  if (failed) await settle(failed, { kind: 'failed', at: NOON.getTime(), failure: '550 no such user' })
  const failures = () => database.read((tx) => tx.query('SELECT id FROM outbox WHERE failed_at IS NOT NULL'))
  expect(await failures()).toEqual([{ id: failed?.id }])
  const answer = await answerAndClaim('reply.2')
  await database.transaction((tx) =>
    tx.query(`UPDATE outbox SET failed_at = 1, failure = '550 no' WHERE id LIKE '%.confirmation'`),
  )
  expect(await failures()).toHaveLength(2)
  if (answer) await settle(answer, { kind: 'delivered', at: NOON.getTime() + 1 })
  expect(await failures()).toEqual([])
})

test.each([
  ['refused', '550 no such user', 'bounced', '550 no such user'],
  ['refused', 'its message cannot be read', 'waiting', null],
  ['tried for long', '550 5.4.5 our quota is used up', 'waiting', null],
])('a subscription whose confirmation request was %s ("%s") is %s', async (how, failure, state, words) => {
  await postJson(opened.app, '/newsletter', { email: CONTACT.email })
  const { database, outbox } = opened.stores
  const [claimed] = await outbox.claim(MAIL_TOPIC, NOON.getTime(), 1)
  if (!claimed) throw new Error('No message was claimed')
  await mailOutbox({ database, outbox, audit }).settle(claimed, {
    kind: 'failed',
    at: NOON.getTime() + 1,
    failure,
    ...(how === 'refused' && { isRefused: true }),
  })
  expect((await database.read((tx) => tx.query('SELECT state, words FROM subscriptions')))[0]).toEqual({
    state,
    words,
  })
  expect(await auditEntries()).toEqual([])
})
