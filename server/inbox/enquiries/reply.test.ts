import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampleOldPlan, samplePlan } from '../../../domain/enquiry/samples/enquiries.ts'
import { repliedSchema } from '../../../domain/inbox/api/enquiry-acts.ts'
import { enquiryDetailSchema } from '../../../domain/inbox/api/enquiry-detail.ts'
import { actWords } from '../../../domain/inbox/words/acts.ts'
import { auditEnd } from '../../store/sql/audit.ts'
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
  await inbox.enquiries.add(samplePlan(1))
})
afterEach(() => inbox.close())

const ANSWER = {
  version: 1,
  to: 'thandi@example.co.za',
  subject: 'Your website',
  text: 'Yes, by March.',
  attachPlan: true,
}
const rows = (sql: string) => inbox.database.read((tx) => tx.query(sql))
const events = async () => (await rows('SELECT kind FROM facts ORDER BY id')).map(({ kind }) => kind)
const replies = () => rows("SELECT id, due_at, payload FROM outbox WHERE id LIKE '%reply%'")
const now = () => inbox.clock.now.getTime()
/** The newest audited actions on enquiries. */
const auditedActs = async () =>
  (await inbox.auditLog())
    .filter(({ subject }) => subject !== null)
    .map(({ actor, act, subject, data }) => [actor, `${actWords(act, data)} ${subject}`])
const reply = (who: Member, changes: object = {}) =>
  who.send('POST', 'enquiries/1/reply', { body: { ...ANSWER, ...changes } })

describe('an answer by mail', () => {
  test('waits ten seconds in the outbox, with the plan, and its draft is deleted', async () => {
    await thandeka.send('PUT', 'drafts/1', { body: { subject: 'S', text: 'Ye', attachPlan: false } })
    const answer = await reply(thandeka)
    expect(answer.statusCode).toBe(200)
    const { detail, undoId, goesOutAt } = repliedSchema.parse(answer.json())
    expect(goesOutAt).toBe(now() + 10_000)
    const [mail] = await replies()
    expect([mail?.id, mail?.due_at]).toEqual([undoId, goesOutAt])
    expect(detail).toMatchObject({ list: 'waiting', who: thandeka.id, draft: null })
    expect(detail.facts.at(-1)).toMatchObject({
      kind: 'answered',
      mail: { attached: `Plan ${detail.plan?.reference}.pdf`, delivery: { state: 'undoable', undoId } },
    })
    expect(await rows('SELECT * FROM drafts')).toEqual([])
    expect(await auditedActs()).toEqual([[thandeka.id, 'answered by e-mail E-1']])
    const forPieter = (await pieter.send('GET', 'enquiries/1')).json()
    expect(forPieter.facts.at(-1).mail.delivery.state).toBe('waiting')
  })

  test('attaches no plan whose price list now gives another total', async () => {
    await inbox.enquiries.add(sampleOldPlan(2))
    const answer = await thandeka.send('POST', 'enquiries/2/reply', { body: ANSWER })
    expect(repliedSchema.parse(answer.json()).detail.facts.at(-1)).toMatchObject({ mail: { attached: null } })
    const [mail] = await replies()
    expect(JSON.parse(String(mail?.payload))).toMatchObject({ kind: 'reply', attachPlan: null })
  })

  test('continues the thread of our confirmation and earlier answers, except undone ones', async () => {
    const first = repliedSchema.parse((await reply(thandeka)).json())
    const { undoId } = repliedSchema.parse((await reply(thandeka, { version: 2 })).json())
    const undone = await thandeka.send('POST', `undo/${undoId}`, { body: {} })
    await reply(thandeka, { version: undone.json().version })
    const [enquiry] = await rows('SELECT post_id FROM enquiries')
    const confirmation = `${enquiry?.post_id}.confirmation`
    const threads = (await replies()).map(({ id, payload }) => [id, JSON.parse(String(payload)).follows])
    expect(threads).toHaveLength(2)
    expect(Object.fromEntries(threads)[first.undoId]).toEqual([confirmation])
    expect(threads.find(([id]) => id !== first.undoId)?.[1]).toEqual([confirmation, first.undoId])
  })

  test('undone within ten seconds sends no mail, is no answer, and its text becomes the draft', async () => {
    const { undoId } = repliedSchema.parse((await reply(thandeka)).json())
    inbox.clock.now = new Date(now() + 9_000)
    expect((await pieter.send('POST', `undo/${undoId}`, { body: {} })).statusCode).toBe(409)
    const answer = await thandeka.send('POST', `undo/${undoId}`, { body: {} })
    expect(enquiryDetailSchema.parse(answer.json())).toMatchObject({
      list: 'needs',
      status: 'new',
      answered: null,
      draft: { subject: 'Your website (E-1)', text: ANSWER.text, attachPlan: true },
    })
    expect(await replies()).toEqual([])
    expect(await events()).toEqual(['received', 'answered', 'taken-back'])
    expect((await auditedActs())[0]).toEqual([thandeka.id, 'took back the answer to E-1'])
    expect((await thandeka.send('POST', `undo/${undoId}`, { body: {} })).statusCode).toBe(404)
  })

  test('cannot be undone after ten seconds', async () => {
    const { undoId } = repliedSchema.parse((await reply(thandeka)).json())
    inbox.clock.now = new Date(now() + 10_000)
    expect((await thandeka.send('POST', `undo/${undoId}`, { body: {} })).statusCode).toBe(404)
    expect(await events()).toEqual(['received', 'answered'])
    expect((await sqlOutbox(inbox.database).claim('mail', now(), 9)).map(({ id }) => id)).toContain(undoId)
    inbox.clock.now = new Date(now() - 9_000) // once it is being delivered, setting the clock back changes nothing
    expect((await thandeka.send('POST', `undo/${undoId}`, { body: {} })).statusCode).toBe(404)
  })

  test('is not sent again while it can be undone, by a colleague or the owner’s command', async () => {
    const { undoId } = repliedSchema.parse((await reply(thandeka)).json())
    const resent = await pieter.send('POST', `enquiries/1/resend/${undoId}`, { body: { version: 2 } })
    expect(resent.statusCode).toBe(409)
    await sqlOutbox(inbox.database).resend('mail', now())
    expect((await thandeka.send('POST', `undo/${undoId}`, { body: {} })).statusCode).toBe(200)
  })

  test('that is submitted twice at once is sent once', async () => {
    const both = await Promise.all([reply(thandeka), reply(thandeka)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await replies()).toHaveLength(1)
  })

  test.each([
    [{ to: 'nobody' }, 'to'],
    [{ to: `${'a'.repeat(250)}@example.co.za` }, 'to'],
    [{ subject: ' ' }, 'subject'],
    [{ text: '' }, 'text'],
    [{ text: 'x'.repeat(20_001) }, 'text'],
  ])('with %j is refused', async (changes, field) => {
    const answer = await reply(thandeka, changes)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
    expect(await replies()).toEqual([])
  })

  test('is rolled back if the audit log cannot be written', async () => {
    await inbox.database.transaction((tx) => tx.query('UPDATE audit_head SET n = n - 1')) // the next number is taken
    const before = await inbox.database.read(auditEnd)
    expect((await reply(thandeka)).statusCode).toBeGreaterThanOrEqual(500)
    expect([await events(), await replies()]).toEqual([['received'], []])
    expect(await inbox.database.read(auditEnd)).toEqual(before)
  })
})

test('a draft belongs to one person and enquiry, and that person can delete it', async () => {
  const draft = { subject: '', text: 'Good mor', attachPlan: true }
  expect((await thandeka.send('PUT', 'drafts/1', { body: draft })).json()).toEqual({
    ...draft,
    keptAt: now(),
  })
  expect((await pieter.send('GET', 'enquiries/1')).json().draft).toBeNull()
  await pieter.send('PUT', 'drafts/1', { body: { ...draft, text: 'Pieter’s' } })
  const longer = { subject: 'Your plan', text: 'Good morning 👩🏾‍💻', attachPlan: false }
  await thandeka.send('PUT', 'drafts/1', { body: longer })
  expect((await thandeka.send('GET', 'enquiries/1')).json().draft).toMatchObject(longer)
  expect((await pieter.send('DELETE', 'drafts/1')).json()).toEqual({ done: true })
  expect(await rows('SELECT text FROM drafts')).toEqual([{ text: longer.text }])
  await thandeka.send('DELETE', 'drafts/1')
  expect(await rows('SELECT text FROM drafts')).toEqual([])
  expect((await thandeka.send('PUT', 'drafts/99', { body: draft })).statusCode).toBe(404)
})
