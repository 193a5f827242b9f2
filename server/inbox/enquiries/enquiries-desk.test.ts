import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { consentOnly, retentionOf } from '../../../domain/enquiry/retention.ts'
import { quarantined, sampleContact, sampleLead } from '../../../domain/enquiry/samples/enquiries.ts'
import { enquiryDetailSchema } from '../../../domain/inbox/api/enquiry-detail.ts'
import { mailOutbox } from '../../mail/mail-outbox.ts'
import { SET_ASIDE_DUE_MS } from '../../store/outbox.ts'
import { sqlOutbox } from '../../store/sql/outbox.ts'
import { openTestInbox, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'

type Member = TestBrowser & { id: string }
let inbox: TestInbox
let thandeka: Member
let pieter: Member
beforeEach(async () => {
  inbox = await openTestInbox()
  thandeka = await inbox.join('Thandeka')
  pieter = await inbox.join('Pieter', 'member')
})
afterEach(() => inbox.close())

const post = (who: Member, path: string, body: object) => who.send('POST', path, { body })
const rows = (sql: string) => inbox.database.read((tx) => tx.query(sql))
const lists = () => rows('SELECT number, list, who FROM enquiries ORDER BY number')
const auditedActs = async () =>
  (await inbox.auditLog())
    .filter(({ act }) => !['joined', 'signed-in'].includes(act))
    .map(({ act, subject }) => [act, subject])

describe('a quarantined enquiry', () => {
  beforeEach(async () => {
    await inbox.enquiries.add(quarantined(sampleContact(1)))
  })

  test('is released: its deadline begins, and mails and audit log follow', async () => {
    const answer = await post(pieter, 'enquiries/1/release', { version: 2 })
    expect(enquiryDetailSchema.parse(answer.json())).toMatchObject({
      list: 'needs',
      held: null,
      dueAt: inbox.clock.now.getTime() + 86_400_000, // by this time tomorrow, both working days
      facts: [{ kind: 'received' }, { kind: 'held-back' }, { kind: 'released', by: pieter.id }],
    })
    expect(await lists()).toMatchObject([{ list: 'needs' }])
    expect((await rows("SELECT id FROM outbox WHERE topic = 'mail'")).length).toBe(2)
    expect(await auditedActs()).toEqual([['released', 'E-1']])
    const again = await post(thandeka, 'enquiries/1/release', { version: 2 })
    expect([again.statusCode, again.json().newest.list]).toEqual([409, 'needs'])
    expect(await auditedActs()).toHaveLength(1)
  })

  test('that was released by mistake is quarantined again, and its second release sends no second mails', async () => {
    await post(pieter, 'enquiries/1/release', { version: 2 })
    await inbox.database.transaction((tx) =>
      tx.query("UPDATE outbox SET delivered_at = 1 WHERE id LIKE '%.staff'"),
    )
    const heldBack = await post(pieter, 'enquiries/1/hold-back', { version: 3 })
    const heldUntil = inbox.clock.now.getTime() + 30 * 86_400_000
    expect(enquiryDetailSchema.parse(heldBack.json())).toMatchObject({
      list: 'held',
      dueAt: null,
      held: { reasons: ['called spam'], until: heldUntil },
    })
    const { rows: heldRows } = (await thandeka.send('GET', 'enquiries?list=held')).json()
    expect(heldRows).toMatchObject([{ number: 1, dueAt: null, heldUntil }])
    const mails = async () => (await rows("SELECT id FROM outbox WHERE topic = 'mail'")).length
    expect(await mails()).toBe(1) // the confirmation had not been sent yet
    const again = await post(thandeka, 'enquiries/1/hold-back', { version: 4 })
    expect(again.json().error).toBe('This enquiry is held back already.')
    expect((await post(pieter, 'enquiries/1/release', { version: 4 })).json()).toMatchObject({
      list: 'needs',
    })
    expect(await mails()).toBe(2)
    expect(await auditedActs()).toEqual([
      ['released', 'E-1'],
      ['held-back', 'E-1'],
      ['released', 'E-1'],
    ])
  })

  test('that staff marked as spam is deleted after 30 days; a won one cannot be marked', async () => {
    const [honest, won] = [sampleContact(2), sampleLead(3)]
    for (const enquiry of [honest, won]) await inbox.enquiries.add(enquiry)
    await post(pieter, 'enquiries/3/facts', { version: 1, fact: { kind: 'status', to: 'won' } })
    expect((await post(pieter, 'enquiries/3/hold-back', { version: 2 })).statusCode).toBe(409)
    expect((await post(pieter, 'enquiries/2/hold-back', { version: 1 })).statusCode).toBe(200)
    expect(await lists()).toMatchObject([{ list: 'held' }, { list: 'held' }, { list: 'won' }])
    const enquiries = await Array.fromAsync(inbox.enquiries.all())
    const stored = enquiries.find(({ record }) => record.postId === honest.record.postId)
    const inDays = (days: number) => new Date(inbox.clock.now.getTime() + days * 86_400_000)
    expect(stored && [retentionOf(stored, inDays(29)), retentionOf(stored, inDays(30))]).toEqual([
      'keep',
      'delete',
    ])
  })

  test('is deleted with everything, and only while in quarantine', async () => {
    await inbox.enquiries.add(sampleLead(2))
    expect((await post(pieter, 'enquiries/2/delete', { version: 1 })).statusCode).toBe(409)
    expect((await post(pieter, 'enquiries/1/delete', { version: 2 })).json()).toEqual({ done: true })
    expect(await rows('SELECT post_id FROM submissions')).toHaveLength(1)
    expect(await rows("SELECT id FROM facts WHERE kind = 'held-back'")).toEqual([])
    expect(await auditedActs()).toEqual([['deleted-held-back', 'E-1']])
    const again = await post(pieter, 'enquiries/1/delete', { version: 2 })
    const erased = { at: expect.any(Number), receipt: null }
    expect([again.statusCode, again.json().erased]).toEqual([410, erased])
  })
})

test('a won enquiry does not expire, even if the sender wrote again later; a lost one does', async () => {
  const [won, lost] = [sampleContact(1), sampleLead(2)]
  for (const enquiry of [won, lost]) await inbox.enquiries.add(enquiry)
  await inbox.database.transaction((tx) => tx.query('UPDATE outbox SET delivered_at = 1'))
  for (const [number, version, fact] of [
    [1, 1, { kind: 'status', to: 'won' }],
    [1, 2, { kind: 'they-answered', words: 'Thank you' }],
    [2, 1, { kind: 'status', to: 'lost' }],
  ] as const)
    await post(pieter, `enquiries/${number}/facts`, { version, fact })
  for (const remainder of [null, consentOnly(won)])
    expect(await inbox.enquiries.expire(won, remainder)).toBe('won')
  expect(await inbox.enquiries.expire(lost, null)).toBe('done')
  expect(await Array.fromAsync(inbox.enquiries.all())).toEqual([won])
})

test('an expired enquiry is logged without a person, and its address says when it was deleted', async () => {
  await inbox.enquiries.add(sampleLead(1))
  expect(await inbox.enquiries.expire(sampleLead(1), null)).toBe('waiting') // its mails
  await inbox.database.transaction(
    (tx) => tx.query('UPDATE outbox SET due_at = ?', [SET_ASIDE_DUE_MS]), // without a mail server
  )
  expect(await inbox.enquiries.expire(sampleLead(1), null)).toBe('done')
  expect((await inbox.auditLog())[0]).toMatchObject({
    actor: 'retention',
    act: 'expired',
    subject: null,
    data: { count: 1, day: '2026-11-21' },
  })
  const answer = await pieter.send('GET', 'enquiries/1')
  const erased = { at: expect.any(Number), receipt: null }
  expect([answer.statusCode, answer.json().erased]).toEqual([410, erased])
})

describe('an answer that did not arrive', () => {
  const ANSWER = { to: 'thandi@example.co.za', subject: 'S', text: 'Yes.', attachPlan: false }
  /** Answers by a mail that the mail server refuses permanently. @returns the mail's id */
  async function failedAnswer(correctedBefore?: string): Promise<string> {
    await inbox.enquiries.add(sampleContact(1))
    const fact = { kind: 'corrected-address', to: correctedBefore }
    if (correctedBefore) await post(thandeka, 'enquiries/1/facts', { version: 1, fact })
    const version = correctedBefore ? 2 : 1
    const { undoId } = (await post(thandeka, 'enquiries/1/reply', { ...ANSWER, version })).json()
    const nowMs = inbox.clock.now.getTime() + 10_000
    inbox.clock.now = new Date(nowMs)
    const outbox = sqlOutbox(inbox.database)
    const claimed = (await outbox.claim('mail', nowMs, 9)).find(({ id }) => id === undoId)
    if (!claimed) throw new Error('The mail is not due')
    const failure = '550 no such user'
    await mailOutbox({ ...inbox.services, outbox }).settle(claimed, { kind: 'failed', at: nowMs, failure })
    return undoId
  }

  test.each([
    ['its address', undefined, 3],
    ['its address, even if staff had corrected that before', 'thandi@example.com', 4],
  ])('is shown in the list, and is sent again to %s', async (_to, correctedBefore, version) => {
    const id = await failedAnswer(correctedBefore)
    const { rows: listRows } = (await thandeka.send('GET', 'enquiries?list=needs')).json()
    const dueAt = Date.UTC(2026, 10, 23, 15) // as before the answer
    expect(listRows).toMatchObject([{ undelivered: '550 no such user', dueAt }])
    const answer = await post(pieter, `enquiries/1/resend/${id}`, { version })
    expect(answer.json().facts.at(-1).mail).toMatchObject({ to: ANSWER.to, delivery: { state: 'waiting' } })
    expect(await rows(`SELECT failed_at FROM outbox WHERE id = '${id}'`)).toEqual([{ failed_at: null }])
    expect((await auditedActs())[0]).toEqual(['sent-again', 'E-1'])
  })

  test('is not sent to an old address, nor after a colleague’s answer', async () => {
    const id = await failedAnswer()
    const correction = { kind: 'corrected-address', to: 'thandi@example.com' }
    await post(thandeka, 'enquiries/1/facts', { version: 3, fact: correction })
    expect((await post(thandeka, `enquiries/1/resend/${id}`, { version: 4 })).statusCode).toBe(409)
    await post(pieter, 'enquiries/1/facts', {
      version: 4,
      fact: { kind: 'answered', way: 'telephone', words: '' },
    })
    expect((await post(thandeka, `enquiries/1/resend/${id}`, { version: 4 })).statusCode).toBe(409)
    expect((await post(thandeka, 'enquiries/1/resend/another', { version: 5 })).statusCode).toBe(404)
  })
})

describe('several enquiries at once', () => {
  beforeEach(async () => {
    await inbox.enquiries.add(sampleContact(1))
    await inbox.enquiries.add(sampleLead(2))
    await inbox.enquiries.add(sampleLead(3, { category: 'Church app' }))
  })

  test('are assigned to a person, with an event each', async () => {
    const answer = await post(thandeka, 'bulk/give', { numbers: [2, 1, 2], to: pieter.id })
    expect([answer.statusCode, answer.json()]).toEqual([200, { undo: [{ to: null, numbers: [1, 2] }] }])
    expect((await lists()).map(({ who }) => who)).toEqual([pieter.id, pieter.id, null])
    expect(await auditedActs()).toEqual([
      ['gave', 'E-2'],
      ['gave', 'E-1'],
    ])
    expect((await post(thandeka, 'bulk/give', { numbers: [1], to: 'nobody' })).statusCode).toBe(400)
  })

  test('are assigned by two people at once, in any order, without a deadlock', async () => {
    const orders = [
      [1, 2, 3],
      [3, 2, 1],
    ]
    const both = await Promise.all(
      orders.map((numbers) => post(thandeka, 'bulk/give', { numbers, to: pieter.id })),
    )
    expect(both.map(({ statusCode }) => statusCode)).toContain(200)
    for (const { statusCode } of both) expect([200, 409]).toContain(statusCode)
    expect((await lists()).map(({ who }) => who)).toEqual(Array(3).fill(pieter.id))
  })

  test('get a status, or none does if one was deleted or quarantined', async () => {
    await inbox.enquiries.add(quarantined(sampleContact(4)))
    for (const numbers of [
      [1, 99],
      [1, 4],
    ]) {
      expect((await post(thandeka, 'bulk/status', { numbers, to: 'won' })).statusCode).toBe(409)
      expect((await lists()).map(({ list }) => list)).toEqual(['needs', 'needs', 'needs', 'held'])
    }
    expect(await auditedActs()).toEqual([])
    expect((await post(thandeka, 'bulk/status', { numbers: [1, 2], to: 'won' })).statusCode).toBe(200)
    expect((await lists()).map(({ list }) => list)).toEqual(['won', 'won', 'needs', 'held'])
  })

  test('return to their previous status', async () => {
    await post(thandeka, 'bulk/status', { numbers: [2], to: 'lost' })
    const { undo } = (await post(thandeka, 'bulk/status', { numbers: [1, 2, 3], to: 'won' })).json()
    expect(undo).toEqual([
      { to: 'new', numbers: [1, 3] },
      { to: 'lost', numbers: [2] },
    ])
    for (const before of undo) await post(thandeka, 'bulk/status', before)
    expect((await lists()).map(({ list }) => list)).toEqual(['needs', 'lost', 'needs'])
  })

  test('are exported, those that may reveal a belief only on request', async () => {
    const answer = await post(thandeka, 'bulk/export', { numbers: [2, 3], as: 'csv' })
    expect([answer.headers['content-type'], answer.headers['x-left-out']]).toEqual([
      'text/csv; charset=utf-8',
      '1',
    ])
    expect(answer.body.split('\r\n')).toEqual([expect.any(String), expect.stringMatching(/^"E-2"/), ''])
    expect(await auditedActs()).toEqual([['exported', null]])
    expect((await inbox.auditLog())[0]?.data).toEqual({ count: 1 })
    const all = await post(thandeka, 'bulk/export', { numbers: [1, 3], as: 'json', withBelief: true })
    expect(all.json()).toMatchObject([{ Number: 'E-1' }, { Number: 'E-3', About: 'Church app' }])
    expect((await post(thandeka, 'bulk/export', { numbers: [99], as: 'csv' })).statusCode).toBe(409)
  })

  test.each([[[]], [[0]], [[1e12]], [Array.from({ length: 501 }, (_, index) => index + 1)]])(
    'invalid numbers, none at all and too many are refused',
    async (numbers) => {
      expect((await post(thandeka, 'bulk/status', { numbers, to: 'won' })).statusCode).toBe(400)
    },
  )
})
