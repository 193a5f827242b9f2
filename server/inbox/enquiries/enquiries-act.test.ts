import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  quarantined,
  sampleContact,
  sampleOldPlan,
  samplePlan,
} from '../../../domain/enquiry/samples/enquiries.ts'
import { repliedSchema } from '../../../domain/inbox/api/enquiry-acts.ts'
import { enquiryDetailSchema } from '../../../domain/inbox/api/enquiry-detail.ts'
import { actWords } from '../../../domain/inbox/words/acts.ts'
import { auditEnd } from '../../store/sql/audit.ts'
import { outboxOver } from '../../store/sql/outbox.ts'
import { query } from '../../store/sql/work.ts'
import { openTestInbox, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'

type Somebody = TestBrowser & { id: string }
let inbox: TestInbox
let thandeka: Somebody
let pieter: Somebody
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
const rows = (sql: string) => inbox.works.read(() => query(sql))
const events = async () => (await rows('SELECT kind FROM facts ORDER BY id')).map(({ kind }) => kind)
const replies = () => rows("SELECT id, due_at, payload FROM outbox WHERE id LIKE '%reply%'")
const now = () => inbox.clock.now.getTime()
const later = (ms: number) => {
  inbox.clock.now = new Date(now() + ms)
}
/** The newest acts of the audit log on enquiries, the latest first. */
const told = async () =>
  (await inbox.told())
    .filter(({ subject }) => subject !== null)
    .map(({ actor, act, subject, data }) => [actor, `${actWords(act, data)} ${subject}`])
const add = (who: Somebody, fact: object, version = 1, number = 1) =>
  who.send('POST', `enquiries/${number}/facts`, { body: { version, fact } })
const reply = (who: Somebody, changes: object = {}) =>
  who.send('POST', 'enquiries/1/reply', { body: { ...ANSWER, ...changes } })

describe('what staff add', () => {
  test.each([
    [{ kind: 'read' }, 'opened', 'needs', 'new'],
    [{ kind: 'note', words: 'Budget is in February.' }, 'wrote a note on', 'needs', 'new'],
    [{ kind: 'called', way: 'telephone', words: 'Busy.' }, 'tried to reach the sender of', 'needs', 'new'],
    [
      { kind: 'answered', way: 'telephone', words: 'Yes.' },
      'answered by telephone',
      'waiting',
      'in-conversation',
    ],
    [{ kind: 'they-answered', words: 'And SMS?' }, 'noted their answer to', 'needs', 'new'],
    [{ kind: 'corrected-address', to: 't@example.co.za' }, 'corrected the address of', 'needs', 'new'],
    [{ kind: 'status', to: 'won' }, 'changed the status from New to Won', 'won', 'won'],
    [{ kind: 'reminded', on: '2026-12-01' }, 'asked for a reminder of', 'needs', 'new'],
    [{ kind: 'reminded', on: null }, 'took away the reminder of', 'needs', 'new'],
    [{ kind: 'given', to: null }, 'let go of', 'needs', 'new'],
    [{ kind: 'no-answer-needed' }, 'said that no answer is needed to', 'waiting', 'new'],
  ])('%j is stored, moves the enquiry, and is told', async (fact, words, list, status) => {
    const answer = await add(thandeka, fact)
    expect(answer.statusCode).toBe(200)
    expect(enquiryDetailSchema.parse(answer.json())).toMatchObject({ number: 1, list, status })
    expect(await events()).toEqual(['received', fact.kind])
    expect((await rows('SELECT list, status FROM enquiries'))[0]).toEqual({ list, status })
    expect(await told()).toEqual([[thandeka.id, `${words} E-1`]])
  })

  test('what they answered can be edited and undone by anybody: the enquiry, its line and search follow', async () => {
    const detail = async () => enquiryDetailSchema.parse((await thandeka.send('GET', 'enquiries/1')).json())
    const hits = async (q: string) => (await thandeka.send('GET', `search?q=${q}`)).json().total
    await add(thandeka, { kind: 'answered', way: 'telephone', words: 'Yes.' })
    await add(thandeka, { kind: 'they-answered', words: 'And the giraffes?' }, 2)
    const fact = (await detail()).facts.at(-1)?.id
    later(1_000)
    expect((await add(pieter, { kind: 'edited', fact, words: 'And the okapis?' }, 3)).statusCode).toBe(200)
    expect((await detail()).facts.at(-1)).toMatchObject({ words: 'And the okapis?', edited: now() })
    expect((await rows('SELECT snippet FROM enquiries'))[0]).toEqual({ snippet: 'And the okapis?' })
    expect([await hits('giraffes'), await hits('okapis')]).toEqual([0, 1])
    const undone = await add(pieter, { kind: 'undone', fact }, 4)
    expect(undone.json()).toMatchObject({ list: 'waiting', dueAt: null })
    expect((await detail()).facts.map(({ kind }) => kind)).toEqual(['received', 'answered'])
    expect(await hits('okapis')).toBe(0)
    expect((await add(pieter, { kind: 'undone', fact }, 5)).json().error).toBe('There is nothing to undo.')
    expect((await told()).slice(0, 2)).toEqual([
      [pieter.id, 'undid what was noted on E-1'],
      [pieter.id, 'edited what was noted on E-1'],
    ])
  })

  test('a note is edited by its writer alone', async () => {
    const { facts } = (await add(thandeka, { kind: 'note', words: 'Budget in Febuary.' })).json()
    const edited = { kind: 'edited', fact: facts.at(-1).id, words: 'Budget in February.' }
    expect((await add(pieter, edited, 2)).json().error).toBe('Only who wrote a note can edit it.')
    expect((await add(thandeka, edited, 2)).json().facts.at(-1)).toMatchObject({ words: edited.words })
    expect((await add(thandeka, { ...edited, fact: 1 }, 3)).statusCode).toBe(409)
    expect(await events()).toEqual(['received', 'note', 'edited'])
  })

  test('what needs no answer is neither won nor lost, until that is undone or they write again', async () => {
    const none = await add(thandeka, { kind: 'no-answer-needed' })
    expect(none.json()).toMatchObject({ list: 'waiting', status: 'new', dueAt: null })
    const again = await add(thandeka, { kind: 'no-answer-needed' }, 2)
    expect(again.json().error).toBe('Nothing waits for an answer here.')
    const undone = await add(pieter, { kind: 'undone', fact: none.json().facts.at(-1).id }, 2)
    expect(undone.json()).toMatchObject({ list: 'needs', dueAt: expect.any(Number) })
    await add(thandeka, { kind: 'no-answer-needed' }, 3)
    expect((await add(thandeka, { kind: 'they-answered', words: 'And SMS?' }, 4)).json().list).toBe('needs')
  })

  test('an enquiry is taken, and given on by name, but to nobody who is not here', async () => {
    expect((await add(thandeka, { kind: 'given', to: thandeka.id })).statusCode).toBe(200)
    expect((await add(thandeka, { kind: 'given', to: pieter.id }, 2)).json().who).toBe(pieter.id)
    const refused = await add(thandeka, { kind: 'given', to: 'somebody' }, 3)
    expect([refused.statusCode, refused.json().fields]).toMatchObject([
      400,
      { 'fact.to': expect.any(String) },
    ])
    expect((await told()).map(([, words]) => words)).toEqual(['gave Pieter E-1', 'took E-1'])
  })

  test('opened twice it is noted once, and a new word makes it unread again', async () => {
    for (let times = 0; times < 3; times += 1) await add(thandeka, { kind: 'read' })
    expect(await events()).toEqual(['received', 'read'])
    await add(pieter, { kind: 'they-answered', words: 'Hello?' })
    await add(thandeka, { kind: 'read' }, 2)
    expect(await events()).toEqual(['received', 'read', 'they-answered', 'read'])
  })

  test.each([
    { kind: 'note', words: 'Budget is in February.' },
    { kind: 'they-answered', words: 'And SMS?' },
    { kind: 'answered', way: 'telephone', words: 'Yes.' },
    { kind: 'called', way: 'telephone', words: 'Busy.' },
    { kind: 'status', to: 'won' },
  ])('%j sent again, as its answer was lost, is stored and told once', async (fact) => {
    const both = await Promise.all([add(thandeka, fact), add(thandeka, fact)])
    later(1_000)
    const third = await add(thandeka, fact)
    for (const answer of [...both, third])
      expect([answer.statusCode, answer.json().version]).toEqual([200, 2])
    expect(await events()).toEqual(['received', fact.kind])
    expect(await told()).toHaveLength(1)
  })

  test('the same words are stored twice of two people, and of one who has seen the first', async () => {
    const fact = { kind: 'note', words: 'Called.' }
    for (const [who, version] of [
      [thandeka, 1],
      [pieter, 1],
      [thandeka, 3],
    ] as const)
      await add(who, fact, version)
    expect(await events()).toEqual(['received', 'note', 'note', 'note'])
  })

  test('of two changes of one person at once the second begins where the first has ended', async () => {
    await Promise.all(['won', 'lost'].map((to) => add(thandeka, { kind: 'status', to })))
    const changes = (await rows('SELECT data FROM facts ORDER BY id')).map(({ data }) =>
      JSON.parse(String(data)),
    )
    expect(changes.slice(1).map(({ from }) => from)).toEqual(['new', changes[1].to])
    expect((await told()).map(([, words]) => words)).toHaveLength(2)
  })

  test.each(['0000-01-01', '2026-11-20', '2031-12-01', '9999-12-31'])(
    'nobody is reminded on a day that has been, or in a far one: %s',
    async (on) => {
      const answer = await add(thandeka, { kind: 'reminded', on })
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['fact.on']])
      expect(await events()).toEqual(['received'])
    },
  )

  test('half of a sign is stored as a sign that every database reads', async () => {
    const payload = '{"version":1,"fact":{"kind":"note","words":"Half \\ud800 a sign"}}'
    expect((await add(thandeka, JSON.parse(payload).fact)).statusCode).toBe(200)
    expect((await rows("SELECT data FROM facts WHERE kind = 'note'"))[0]).toEqual({
      data: '{"words":"Half \ufffd a sign"}',
    })
  })

  test('what others did first is shown before anything is added', async () => {
    await add(pieter, { kind: 'status', to: 'lost' })
    const answer = await add(thandeka, { kind: 'status', to: 'won' })
    expect(answer.statusCode).toBe(409)
    expect(enquiryDetailSchema.parse(answer.json().newest)).toMatchObject({ status: 'lost', version: 2 })
    expect(await events()).toEqual(['received', 'status'])
    expect(await told()).toHaveLength(1)
  })

  test('what the rules do not allow is refused in a sentence', async () => {
    await inbox.enquiries.add(quarantined(sampleContact(2)))
    const answer = await add(thandeka, { kind: 'answered', way: 'telephone', words: 'x' }, 2, 2)
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      'This enquiry is held back. Release it first.',
    ])
    expect((await add(thandeka, { kind: 'note', words: 'x' }, 1, 99)).statusCode).toBe(404)
    expect((await add(thandeka, { kind: 'note', words: ' ' })).statusCode).toBe(400)
  })
})

describe('an answer by mail', () => {
  test('waits ten seconds in the outbox, with the plan, and its draft is gone', async () => {
    await thandeka.send('PUT', 'drafts/1', { body: { subject: 'S', text: 'Ye', attachPlan: false } })
    const answer = await reply(thandeka)
    expect(answer.statusCode).toBe(200)
    const { detail, undoId, goesOutAt } = repliedSchema.parse(answer.json())
    expect(goesOutAt).toBe(now() + 10_000)
    const [mail] = await replies()
    expect([mail?.id, mail?.due_at]).toEqual([undoId, goesOutAt])
    expect(JSON.parse(String(mail?.payload))).toMatchObject({
      kind: 'reply',
      to: ANSWER.to,
      by: 'Thandeka',
      subject: ANSWER.subject,
      text: ANSWER.text,
      attachPlan: expect.stringContaining('need=website'),
    })
    expect(detail).toMatchObject({ list: 'waiting', who: thandeka.id, draft: null })
    expect(detail.facts.at(-1)).toMatchObject({
      kind: 'answered',
      mail: { attached: `Plan ${detail.plan?.reference}.pdf`, delivery: { state: 'undoable', undoId } },
    })
    expect(await rows('SELECT * FROM drafts')).toEqual([])
    expect(await told()).toEqual([[thandeka.id, 'answered by e-mail E-1']])
    const forPieter = (await pieter.send('GET', 'enquiries/1')).json()
    expect(forPieter.facts.at(-1).mail.delivery.state).toBe('waiting')
  })

  test('brings no plan of which the price list gives another sum than was offered', async () => {
    await inbox.enquiries.add(sampleOldPlan(2))
    const answer = await thandeka.send('POST', 'enquiries/2/reply', { body: ANSWER })
    expect(repliedSchema.parse(answer.json()).detail.facts.at(-1)).toMatchObject({ mail: { attached: null } })
    const [mail] = await replies()
    expect(JSON.parse(String(mail?.payload))).toMatchObject({ kind: 'reply', attachPlan: null })
  })

  test('is taken back within them: no mail, no answer, and its words are the draft', async () => {
    const { undoId } = repliedSchema.parse((await reply(thandeka)).json())
    later(9_000)
    expect((await pieter.send('POST', `undo/${undoId}`, { body: {} })).statusCode).toBe(409)
    const answer = await thandeka.send('POST', `undo/${undoId}`, { body: {} })
    expect(enquiryDetailSchema.parse(answer.json())).toMatchObject({
      list: 'needs',
      status: 'new',
      answered: null,
      draft: { subject: ANSWER.subject, text: ANSWER.text, attachPlan: true },
    })
    expect(await replies()).toEqual([])
    expect(await events()).toEqual(['received', 'answered', 'taken-back'])
    expect((await told())[0]).toEqual([thandeka.id, 'took back the answer to E-1'])
    expect((await thandeka.send('POST', `undo/${undoId}`, { body: {} })).statusCode).toBe(404)
  })

  test('is not taken back once they are over', async () => {
    const { undoId } = repliedSchema.parse((await reply(thandeka)).json())
    later(10_000)
    expect((await thandeka.send('POST', `undo/${undoId}`, { body: {} })).statusCode).toBe(404)
    expect(await events()).toEqual(['received', 'answered'])
    expect((await outboxOver(inbox.works).claim('mail', now(), 9)).map(({ id }) => id)).toContain(undoId)
  })

  test('is not sent if a colleague answered first, unless it is to be sent anyway', async () => {
    await reply(pieter)
    await thandeka.send('PUT', 'drafts/1', { body: { subject: 'S', text: 'Mine', attachPlan: false } })
    const answer = await reply(thandeka)
    expect(answer.statusCode).toBe(409)
    expect(enquiryDetailSchema.parse(answer.json().newest)).toMatchObject({ draft: { text: 'Mine' } })
    expect(await replies()).toHaveLength(1)
    expect((await reply(thandeka, { anyway: true })).statusCode).toBe(200)
    expect(await replies()).toHaveLength(2)
  })

  test('that is sent twice because the response was lost goes out once', async () => {
    const statuses = [(await reply(thandeka)).statusCode, (await reply(thandeka)).statusCode]
    expect([statuses, await replies()]).toMatchObject([[200, 409], [{}]])
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

  test('nothing of it stands if the audit log cannot be written', async () => {
    await inbox.works.write(() =>
      query("CREATE TRIGGER no BEFORE INSERT ON audit BEGIN SELECT raise(ABORT, 'no'); END"),
    )
    const before = await inbox.works.read(auditEnd)
    expect((await reply(thandeka)).statusCode).toBeGreaterThanOrEqual(500)
    expect([await events(), await replies()]).toEqual([['received'], []])
    expect(await inbox.works.read(auditEnd)).toEqual(before)
  })
})

test('a draft is of one person and enquiry, and thrown away by them', async () => {
  const draft = { subject: '', text: 'Good mor', attachPlan: true }
  expect((await thandeka.send('PUT', 'drafts/1', { body: draft })).json()).toEqual({
    ...draft,
    keptAt: now(),
  })
  expect((await thandeka.send('GET', 'enquiries/1')).json().draft).toMatchObject(draft)
  expect((await pieter.send('GET', 'enquiries/1')).json().draft).toBeNull()
  expect((await pieter.send('DELETE', 'drafts/1')).json()).toEqual({ done: true })
  expect(await rows('SELECT text FROM drafts')).toEqual([{ text: 'Good mor' }])
  await thandeka.send('DELETE', 'drafts/1')
  expect(await rows('SELECT text FROM drafts')).toEqual([])
  expect((await thandeka.send('PUT', 'drafts/99', { body: draft })).statusCode).toBe(404)
})
