import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { quarantined, sampleContact, samplePlan } from '../../../domain/enquiry/samples/enquiries.ts'
import { enquiryDetailSchema } from '../../../domain/inbox/api/enquiry-detail.ts'
import { actWords } from '../../../domain/inbox/words/acts.ts'
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

const rows = (sql: string) => inbox.database.read((tx) => tx.query(sql))
const events = async () => (await rows('SELECT kind FROM facts ORDER BY id')).map(({ kind }) => kind)
const now = () => inbox.clock.now.getTime()
const advance = (ms: number) => {
  inbox.clock.now = new Date(now() + ms)
}
/** The newest audited actions on enquiries. */
const auditedActs = async () =>
  (await inbox.auditLog())
    .filter(({ subject }) => subject !== null)
    .map(({ actor, act, subject, data }) => [actor, `${actWords(act, data)} ${subject}`])
const add = (who: Member, fact: object, version = 1, number = 1) =>
  who.send('POST', `enquiries/${number}/facts`, { body: { version, fact } })

describe('events added by staff', () => {
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
  ])('%j is stored, moves the enquiry, and enters the audit log', async (fact, words, list, status) => {
    const answer = await add(thandeka, fact)
    expect(answer.statusCode).toBe(200)
    expect(enquiryDetailSchema.parse(answer.json())).toMatchObject({ number: 1, list, status })
    expect(await events()).toEqual(['received', fact.kind])
    expect((await rows('SELECT list, status FROM enquiries'))[0]).toEqual({ list, status })
    expect(await auditedActs()).toEqual([[thandeka.id, `${words} E-1`]])
  })

  test('any colleague can edit and undo a recorded answer: the enquiry, its row and search follow', async () => {
    const detail = async () => enquiryDetailSchema.parse((await thandeka.send('GET', 'enquiries/1')).json())
    const hits = async (q: string) => (await thandeka.send('GET', `search?q=${q}`)).json().total
    await add(thandeka, { kind: 'answered', way: 'telephone', words: 'Yes.' })
    await add(thandeka, { kind: 'they-answered', words: 'And the giraffes?' }, 2)
    const fact = (await detail()).facts.at(-1)?.id
    advance(1_000)
    expect((await add(pieter, { kind: 'edited', fact, words: 'And the okapis?' }, 3)).statusCode).toBe(200)
    expect((await detail()).facts.at(-1)).toMatchObject({ words: 'And the okapis?', edited: now() })
    expect((await rows('SELECT snippet FROM enquiries'))[0]).toEqual({ snippet: 'And the okapis?' })
    expect([await hits('giraffes'), await hits('okapis')]).toEqual([0, 1])
    const undone = await add(pieter, { kind: 'undone', fact }, 4)
    expect(undone.json()).toMatchObject({ list: 'waiting', dueAt: null })
    expect((await detail()).facts.map(({ kind }) => kind)).toEqual(['received', 'answered'])
    expect(await hits('okapis')).toBe(0)
    expect((await add(pieter, { kind: 'undone', fact }, 5)).json().error).toBe('There is nothing to undo.')
    expect((await auditedActs()).slice(0, 2)).toEqual([
      [pieter.id, 'undid what was noted on E-1'],
      [pieter.id, 'edited what was noted on E-1'],
    ])
  })

  test('only its author can edit a note', async () => {
    const { facts } = (await add(thandeka, { kind: 'note', words: 'Budget in Febuary.' })).json()
    const edited = { kind: 'edited', fact: facts.at(-1).id, words: 'Budget in February.' }
    expect((await add(pieter, edited, 2)).json().error).toBe('Only who wrote a note can edit it.')
    expect((await add(thandeka, edited, 2)).json().facts.at(-1)).toMatchObject({ words: edited.words })
    expect((await add(thandeka, { ...edited, fact: 1 }, 3)).statusCode).toBe(409)
    expect(await events()).toEqual(['received', 'note', 'edited'])
  })

  test('an enquiry marked "no answer needed" keeps its status, until the mark is undone or the sender writes again', async () => {
    const marked = await add(thandeka, { kind: 'no-answer-needed' })
    expect(marked.json()).toMatchObject({ list: 'waiting', status: 'new', dueAt: null })
    const again = await add(thandeka, { kind: 'no-answer-needed' }, 2)
    expect(again.json().error).toBe('Nothing waits for an answer here.')
    const undone = await add(pieter, { kind: 'undone', fact: marked.json().facts.at(-1).id }, 2)
    expect(undone.json()).toMatchObject({ list: 'needs', dueAt: expect.any(Number) })
    await add(thandeka, { kind: 'no-answer-needed' }, 3)
    expect((await add(thandeka, { kind: 'they-answered', words: 'And SMS?' }, 4)).json().list).toBe('needs')
  })

  test('an enquiry can be taken or given to a colleague, but not to an unknown person', async () => {
    expect((await add(thandeka, { kind: 'given', to: thandeka.id })).statusCode).toBe(200)
    expect((await add(thandeka, { kind: 'given', to: pieter.id }, 2)).json().who).toBe(pieter.id)
    const response = await add(thandeka, { kind: 'given', to: 'somebody' }, 3)
    expect([response.statusCode, response.json().fields]).toMatchObject([
      400,
      { 'fact.to': expect.any(String) },
    ])
    expect((await auditedActs()).map(([, words]) => words)).toEqual(['gave Pieter E-1', 'took E-1'])
  })

  test('opening an enquiry again is recorded only after a new message', async () => {
    for (let times = 0; times < 3; times += 1) await add(thandeka, { kind: 'read' })
    expect(await events()).toEqual(['received', 'read'])
    await add(pieter, { kind: 'they-answered', words: 'Hello?' })
    await add(thandeka, { kind: 'read' }, 2)
    expect(await events()).toEqual(['received', 'read', 'they-answered', 'read'])
  })

  test.each([
    { kind: 'note', words: 'Budget is in February.' },
    { kind: 'answered', way: 'telephone', words: 'Yes.' },
    { kind: 'status', to: 'won' },
  ])('%j sent again after a lost response is stored and logged once', async (fact) => {
    const both = await Promise.all([add(thandeka, fact), add(thandeka, fact)])
    advance(1_000)
    const third = await add(thandeka, fact)
    for (const answer of [...both, third])
      expect([answer.statusCode, answer.json().version]).toEqual([200, 2])
    expect(await events()).toEqual(['received', fact.kind])
    expect(await auditedActs()).toHaveLength(1)
  })

  test('the second of two simultaneous changes by one person is based on the first', async () => {
    await Promise.all(['won', 'lost'].map((to) => add(thandeka, { kind: 'status', to })))
    const changes = (await rows('SELECT data FROM facts ORDER BY id')).map(({ data }) =>
      JSON.parse(String(data)),
    )
    expect(changes.slice(1).map(({ from }) => from)).toEqual(['new', changes[1].to])
    expect((await auditedActs()).map(([, words]) => words)).toHaveLength(2)
  })

  test('a lone surrogate is stored as a character that every database accepts', async () => {
    expect((await add(thandeka, { kind: 'note', words: 'Half \ud800 a sign' })).statusCode).toBe(200)
    expect((await rows("SELECT data FROM facts WHERE kind = 'note'"))[0]).toEqual({
      data: '{"words":"Half \ufffd a sign"}',
    })
  })

  test('of two people who change an enquiry at the same time, one is refused with the other’s version', async () => {
    const both = await Promise.all([thandeka, pieter].map((who) => add(who, { kind: 'given', to: who.id })))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const stale = both.find(({ statusCode }) => statusCode === 409)
    expect(enquiryDetailSchema.parse(stale?.json().newest)).toMatchObject({ version: 2 })
    expect(await events()).toEqual(['received', 'given'])
    expect(await auditedActs()).toHaveLength(1)
  })

  test('an invalid event is refused in a sentence', async () => {
    await inbox.enquiries.add(quarantined(sampleContact(2)))
    const answer = await add(thandeka, { kind: 'answered', way: 'telephone', words: 'x' }, 2, 2)
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      'This enquiry is held back. Release it first.',
    ])
    expect((await add(thandeka, { kind: 'note', words: 'x' }, 1, 99)).statusCode).toBe(404)
    expect((await add(thandeka, { kind: 'note', words: ' ' })).statusCode).toBe(400)
    const past = await add(thandeka, { kind: 'reminded', on: '2026-11-20' })
    expect([past.statusCode, Object.keys(past.json().fields)]).toEqual([400, ['fact.on']])
    expect(await events()).toEqual(['received', 'received', 'held-back'])
  })
})
