import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { enquiryDetailSchema } from '../../../domain/inbox/api/enquiry-detail.ts'
import {
  mailsSchema,
  SAVED_ANSWER_MAX_CHARS,
  SAVED_ANSWERS_MAX,
  savedAnswersSchema,
} from '../../../domain/inbox/api/settings.ts'
import { MAIL_TOPIC, SET_ASIDE_DUE_MS } from '../../store/outbox.ts'
import { openMessages } from '../../store/sql/outbox-messages.ts'
import { openTestInbox, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'

const SMTP = { host: 'localhost', port: 25, isTls: false, login: null }
let inbox: TestInbox
let member: TestBrowser & { id: string }
let postId: string

async function open(smtp: typeof SMTP | null): Promise<void> {
  inbox = await openTestInbox({}, (config) => ({ ...config, mail: { ...config.mail, smtp } }))
  member = await inbox.join('Pieter', 'member')
  const enquiry = sampleContact(0)
  postId = enquiry.record.postId
  await inbox.enquiries.add(enquiry)
}
afterEach(() => inbox.close())

const listedMails = async () => mailsSchema.parse((await member.send('GET', 'mails')).json()).mails
const detail = async () => enquiryDetailSchema.parse((await member.send('GET', 'enquiries/1')).json())
const correctAddress = async () => {
  const fact = { kind: 'corrected-address', to: 'right@example.co.za' }
  await member.send('POST', 'enquiries/1/facts', { body: { version: (await detail()).version, fact } })
}
const change = (name: string, sql: string, ...values: Array<number | string>) =>
  inbox.database.transaction((tx) =>
    tx.query(`UPDATE outbox SET ${sql} WHERE id = ?`, [...values, `${postId}.${name}`]),
  )

describe('with a mail server', () => {
  beforeEach(() => open(SMTP))

  test('queued and failed mails are listed, failed ones first, without their text', async () => {
    await change('staff', 'failed_at = ?, failure = ?', 1, '550 No such mailbox')
    const nextTry = inbox.clock.now.getTime() + 60_000
    await change('confirmation', 'attempts = 1, due_at = ?, reason = ?', nextTry, '421 busy')
    const mails = await listedMails()
    expect(mails).toMatchObject([
      {
        outboxId: `${postId}.staff`,
        kind: 'New enquiry',
        enquiry: 1,
        state: 'failed',
        words: '550 No such mailbox',
      },
      {
        outboxId: `${postId}.confirmation`,
        kind: 'Confirmation',
        state: 'waiting',
        words: '421 busy',
        nextTry,
      },
    ])
    expect(JSON.stringify(mails)).not.toContain('Please call me')
  })

  test('all failed mails are sent again at once; queued ones are unchanged', async () => {
    const resendFailed = () => member.send('POST', 'mails/resend-failed')
    await inbox.enquiries.add(sampleContact(1))
    const dueMs = inbox.clock.now.getTime() + 60_000
    await inbox.database.transaction((tx) => tx.query('UPDATE outbox SET attempts = 9, due_at = ?', [dueMs]))
    await inbox.database.transaction((tx) =>
      tx.query(`UPDATE outbox SET failed_at = 1, failure = '550 5.4.5 quota' WHERE id LIKE '%.staff'`),
    )
    expect([(await resendFailed()).json(), (await resendFailed()).json()]).toEqual([
      { done: true },
      { done: true },
    ])
    const stored = await inbox.database.read((tx) =>
      tx.query(
        'SELECT attempts, due_at, count(*) AS count FROM outbox WHERE failed_at IS NULL GROUP BY 1, 2 ORDER BY 1',
      ),
    )
    expect(stored).toEqual([
      { attempts: 0, due_at: inbox.clock.now.getTime(), count: 2 },
      { attempts: 9, due_at: dueMs, count: 2 },
    ])
    const entries = (await inbox.auditLog()).filter(({ act }) => act === 'sent-failed-mails-again')
    expect(entries).toMatchObject([{ actor: member.id, subject: null, data: { count: 2 } }])
  })

  test('all failed mails go to the current addresses; an answer to the old address is unchanged', async () => {
    const { email: to, version } = await detail()
    const answer = { to, subject: 'Yes', text: 'We do.', attachPlan: false, version }
    expect((await member.send('POST', 'enquiries/1/reply', { body: answer })).statusCode).toBe(200)
    await inbox.database.transaction((tx) =>
      tx.query(
        "UPDATE outbox SET failed_at = 1, failure = '550 No such mailbox' WHERE id NOT LIKE '%.staff'",
      ),
    )
    await correctAddress()
    await member.send('POST', 'mails/resend-failed')
    const open = await inbox.database.read((tx) => openMessages(tx, MAIL_TOPIC, 9))
    const failed = open.filter(({ failedMs }) => failedMs !== null)
    expect(failed.map(({ payload }) => JSON.parse(payload))).toMatchObject([{ kind: 'reply', to }])
    const confirmation = open.find(({ id }) => id === `${postId}.confirmation`)
    expect(JSON.parse(confirmation?.payload ?? '')).toMatchObject({ to: 'right@example.co.za' })
  })

  test('a failed mail is dismissed and no longer counted; one that is still retried is not', async () => {
    await change('staff', 'failed_at = ?, failure = ?', 1, '550 No such mailbox')
    const dismiss = (name: string) => member.send('POST', `mails/${postId}.${name}/put-aside`)
    const statuses = [await dismiss('staff'), await dismiss('confirmation'), await dismiss('staff')]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 409, 404])
    expect((await listedMails()).map(({ kind }) => kind)).toEqual(['Confirmation'])
    expect((await inbox.auditLog())[0]).toMatchObject({
      act: 'put-mail-aside',
      data: { kind: 'New enquiry' },
    })
  })

  test('a refused confirmation is sent again from its enquiry, which still needs an answer', async () => {
    await change('confirmation', 'failed_at = ?, failure = ?', 1, '550 No such mailbox')
    const sent = await member.send('POST', `enquiries/1/resend/${postId}.confirmation`, {
      body: { version: 1 },
    })
    expect(enquiryDetailSchema.parse(sent.json())).toMatchObject({ refusedConfirmation: null, list: 'needs' })
    expect((await inbox.auditLog())[0]).toMatchObject({ act: 'sent-mail-again', subject: 'E-1' })
  })

  test('a dismissed confirmation still shows the refused address on the enquiry, until it is corrected', async () => {
    await change('confirmation', 'failed_at = ?, failure = ?', 1, '550 No such mailbox')
    expect((await member.send('POST', `mails/${postId}.confirmation/put-aside`)).statusCode).toBe(200)
    const { refusedConfirmation, email, dueAt } = await detail()
    expect(refusedConfirmation).toEqual({ to: email, words: '550 No such mailbox', outboxId: null })
    expect(dueAt).not.toBeNull()
    await correctAddress()
    expect((await detail()).refusedConfirmation).toBeNull()
  })

  test('a mail that is being delivered, or is unknown, is not sent again, unless its claim has expired', async () => {
    await change('staff', "claim = 'somebody', due_at = ?", inbox.clock.now.getTime() + 60_000)
    const resend = async () => (await member.send('POST', `mails/${postId}.staff/resend`)).statusCode
    expect(await resend()).toBe(409)
    expect((await member.send('POST', 'mails/none/resend')).statusCode).toBe(404)
    inbox.clock.now = new Date(inbox.clock.now.getTime() + 60_000)
    expect(await resend()).toBe(200)
    const entries = (await inbox.auditLog()).filter(({ act }) => act === 'sent-mail-again')
    expect(entries).toMatchObject([{ actor: member.id, subject: 'E-1', data: { kind: 'New enquiry' } }])
  })
})

test('without a mail server mails are in the folder, and cannot be sent again', async () => {
  await open(null)
  await change('staff', 'due_at = ?', SET_ASIDE_DUE_MS)
  expect((await listedMails()).find(({ kind }) => kind === 'New enquiry')).toMatchObject({
    state: 'folder',
    nextTry: null,
    words: null,
  })
  for (const path of [`${postId}.staff/resend`, 'resend-failed'])
    expect((await member.send('POST', `mails/${path}`)).statusCode).toBe(409)
})

describe('saved answers', () => {
  beforeEach(() => open(null))
  const put = (answers: object, revision = 0) =>
    member.send('PUT', 'saved-answers', { body: { revision, answers } })
  const ANSWER = { id: 'a', name: 'Prices', subject: 'What it costs', text: 'Dear {name}, it costs [sum].' }

  test('edited by two at the same time are refused for one of them, unless both sent the same', async () => {
    const texts = ['Thandeka’s', 'Pieter’s']
    const both = await Promise.all(texts.map((text) => put([{ ...ANSWER, text }])))
    const [kept, refused] = both.toSorted((a, b) => a.statusCode - b.statusCode)
    expect([kept?.statusCode, refused?.statusCode, refused?.json().error]).toEqual([
      200,
      409,
      'Somebody changed the saved answers before you. Please look at them first.',
    ])
    const stored = savedAnswersSchema.parse((await member.send('GET', 'saved-answers')).json())
    expect(kept?.json()).toEqual(stored)
    const acts = (await inbox.auditLog()).filter(({ act }) => act === 'changed-saved-answers')
    expect(acts.map(({ data }) => data)).toEqual([{ count: 1 }])
    expect((await put(stored.answers)).json()).toEqual(stored)
  })

  test('with a duplicate id, without a name or too many are refused, and change nothing', async () => {
    await put([ANSWER])
    const long = { text: 'x'.repeat(SAVED_ANSWER_MAX_CHARS + 1) }
    const odd = [{ name: ' ' }, { id: '' }, { id: 'x'.repeat(65) }, long].map((fault) => [
      { ...ANSWER, ...fault },
    ])
    const many = Array.from({ length: SAVED_ANSWERS_MAX + 1 }, (_, index) => ({
      ...ANSWER,
      id: String(index),
    }))
    for (const wrong of [[ANSWER, ANSWER], ...odd, many]) expect((await put(wrong)).statusCode).toBe(400)
    expect((await member.send('GET', 'saved-answers')).json()).toEqual({ revision: 1, answers: [ANSWER] })
  })

  test('may have the maximum number and length, unless their bytes exceed the request limit', async () => {
    const full = (letter: string) =>
      Array.from({ length: SAVED_ANSWERS_MAX }, (_, index) => ({
        id: randomUUID(),
        name: `${index}`.padEnd(60, letter),
        subject: letter.repeat(150),
        text: letter.repeat(SAVED_ANSWER_MAX_CHARS),
      }))
    expect((await put(full('x'))).statusCode).toBe(200)
    expect((await member.send('GET', 'saved-answers')).json().answers).toHaveLength(SAVED_ANSWERS_MAX)
    const wide = await put(
      full('x').map((answer) => ({ ...answer, text: answer.text.replace(/^.{250}/, 'ê'.repeat(250)) })),
    )
    expect([wide.statusCode, wide.json().fields]).toEqual([
      400,
      { answers: 'Together the answers are too long: please shorten some' },
    ])
  })
})
