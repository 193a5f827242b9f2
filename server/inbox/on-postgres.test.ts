import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import {
  quarantined,
  sampleBrand,
  sampleContact,
  sampleLead,
  sampleNewsletter,
  samplePlan,
} from '../../domain/enquiry/samples/enquiries.ts'
import { dayOverviewSchema, numbersSchema } from '../../domain/inbox/api/day.ts'
import { repliedSchema } from '../../domain/inbox/api/enquiry-acts.ts'
import { enquiryDetailSchema } from '../../domain/inbox/api/enquiry-detail.ts'
import { enquiryPageSchema, searchAnswerSchema } from '../../domain/inbox/api/enquiry-list.ts'
import { personOverviewSchema, receiptSchema } from '../../domain/inbox/api/person.ts'
import { mailsSchema, settingsSchema } from '../../domain/inbox/api/settings.ts'
import { subscribersSchema } from '../../domain/inbox/api/subscribers.ts'
import { describePostgres } from '../store/testing/test-postgres.ts'
import { openTestInbox, PASSWORD, type TestBrowser, type TestInbox } from './fixture-inbox.ts'
import { onPostgres } from './fixture-store.ts'

const STORED = 103

// One inbox for all: each test adds enquiries of its own, the first of them counts what was there before.
describePostgres('the inbox on PostgreSQL', () => {
  let inbox: TestInbox
  let owner: TestBrowser & { id: string }
  let member: TestBrowser & { id: string }
  let [places, numbered] = [0, 0]
  beforeAll(async () => {
    inbox = await openTestInbox({}, undefined, onPostgres)
    owner = await inbox.join('Thandeka')
    member = await inbox.join('Pieter', 'member')
  })
  afterAll(() => inbox.close())

  const get = async (path: string, who: TestBrowser = owner) => {
    const answer = await who.send('GET', path)
    expect([path, answer.statusCode]).toEqual([path, 200])
    return answer.json()
  }
  const post = (path: string, body: object, who: TestBrowser = owner) => who.send('POST', path, { body })
  const rows = (sql: string) => inbox.database.read((tx) => tx.query(sql))
  const addEvent = (number: number, version: number, fact: object, who = owner) =>
    post(`enquiries/${number}/facts`, { version, fact }, who)
  const later = (ms: number) => {
    inbox.clock.now = new Date(inbox.clock.now.getTime() + ms)
  }

  const keyOf = async (number: number) =>
    (await rows(`SELECT person_key FROM enquiries WHERE number = ${number}`))[0]?.person_key

  /** Stores an enquiry and gives its number. */
  async function stored(sample: (at: number) => Enquiry): Promise<number> {
    await inbox.enquiries.add(sample(++places))
    return ++numbered
  }

  test('lists are read to their end in each order, and narrowed', async () => {
    for (let at = 0; at < STORED; at += 1) await stored((place) => sampleLead(place))
    for (const sort of ['due', 'newest', 'oldest']) {
      const first = enquiryPageSchema.parse(await get(`enquiries?list=needs&sort=${sort}`))
      const second = enquiryPageSchema.parse(
        await get(`enquiries?list=needs&sort=${sort}&after=${first.next}`),
      )
      expect([first.rows.length, second.rows.length, second.next]).toEqual([100, STORED - 100, null])
      const numbers = [...first.rows, ...second.rows].map(({ number }) => number)
      expect(new Set(numbers).size).toBe(STORED)
    }
    for (const [query, total] of [
      ['who=nobody', STORED],
      ['who=me', 0],
      ['from=2026-11-21&until=2026-11-21', STORED],
      ['until=2026-11-20', 0],
    ] as const)
      expect(await get(`enquiries?list=needs&${query}`)).toMatchObject({ total })
    const day = dayOverviewSchema.parse(await get('day'))
    expect(day).toMatchObject({ counts: { needs: STORED }, dueCounts: { late: 0, today: STORED, later: 0 } })
  })

  test('of two who act at once one is told, and what both did after one another stands', async () => {
    const number = await stored(samplePlan)
    const both = await Promise.all([
      addEvent(number, 1, { kind: 'status', to: 'won' }),
      addEvent(number, 1, { kind: 'status', to: 'lost' }, member),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const behind = both.find(({ statusCode }) => statusCode === 409)
    expect(enquiryDetailSchema.parse(behind?.json().newest)).toMatchObject({ number, version: 2 })
    expect((await addEvent(number, 2, { kind: 'note', words: 'Both of us.' })).statusCode).toBe(200)
    const detail = enquiryDetailSchema.parse(await get(`enquiries/${number}`))
    expect(detail.facts.map(({ kind }) => kind)).toEqual(['received', 'status', 'note'])
    expect(detail.plan).toMatchObject({ totalCents: 4_409_100 })
  })

  test('the name and colour in which they saw a product are told', async () => {
    const number = await stored(sampleBrand)
    const { brand } = enquiryDetailSchema.parse(await get(`enquiries/${number}`))
    expect(brand).toMatchObject({
      name: 'Thandi’s Kitchen',
      colour: '#1f6f54',
      product: { slug: 'ecommerce' },
    })
  })

  test('an answer sent twice at once goes out once, and is taken back within ten seconds', async () => {
    const number = await stored(samplePlan)
    await owner.send('PUT', `drafts/${number}`, { body: { subject: 'S', text: 'Ye', attachPlan: false } })
    const answer = { version: 1, to: 'thandi@example.co.za', subject: 'S', text: 'Yes.', attachPlan: true }
    const both = await Promise.all([1, 2].map(() => post(`enquiries/${number}/reply`, answer)))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const replies = () => rows("SELECT id FROM outbox WHERE id LIKE '%reply%'")
    expect(await replies()).toHaveLength(1)
    const { undoId } = repliedSchema.parse(both.find(({ statusCode }) => statusCode === 200)?.json())
    const undone = await post(`undo/${undoId}`, {})
    expect(enquiryDetailSchema.parse(undone.json())).toMatchObject({ list: 'needs', draft: { text: 'Yes.' } })
    expect(await replies()).toEqual([])
    expect((await owner.send('DELETE', `drafts/${number}`)).statusCode).toBe(200)
  })

  test('what is held back is released with its mails, or deleted with everything', async () => {
    const [released, deleted] = [
      await stored((at) => quarantined(sampleContact(at))),
      await stored((at) => quarantined(sampleContact(at))),
    ]
    expect((await get('enquiries?list=held')).rows).toHaveLength(2)
    expect((await post(`enquiries/${released}/release`, { version: 2 })).statusCode).toBe(200)
    expect((await post(`enquiries/${released}/release`, { version: 2 })).statusCode).toBe(409)
    for (const [act, version] of [
      ['hold-back', 3],
      ['release', 4],
    ] as const)
      expect((await post(`enquiries/${released}/${act}`, { version })).statusCode).toBe(200)
    expect((await post(`enquiries/${deleted}/delete`, { version: 2 })).statusCode).toBe(200)
    expect((await owner.send('GET', `enquiries/${deleted}`)).statusCode).toBe(410)
    expect((await inbox.told()).slice(0, 2).map(({ act }) => act)).toEqual(['deleted-held-back', 'released'])
  })

  test('several are given, set and exported at once, or none of them', async () => {
    const numbers = [await stored((at) => sampleContact(at, { firstName: '=1+1' })), await stored(sampleLead)]
    expect((await post('bulk/give', { numbers, to: member.id })).statusCode).toBe(200)
    expect((await post('bulk/status', { numbers: [...numbers, 999_999], to: 'won' })).statusCode).toBe(409)
    expect((await get(`enquiries?list=needs&who=${member.id}`)).total).toBe(2)
    expect((await post('bulk/status', { numbers, to: 'won' })).statusCode).toBe(200)
    expect((await get(`enquiries?list=won&who=${member.id}`)).total).toBe(2)
    const { body } = await post('bulk/export', { numbers, as: 'csv' })
    expect(body.split('\r\n')[1]).toContain(`"'=1+1 Nkosi"`)
  })

  test('what was noted is edited, and found by its new words alone', async () => {
    const number = await stored(sampleLead)
    const { facts } = (
      await addEvent(number, 1, { kind: 'they-answered', words: 'And the giraffes?' })
    ).json()
    const edited = { kind: 'edited', fact: facts.at(-1).id, words: 'And the okapis?' }
    expect((await addEvent(number, 2, edited, member)).statusCode).toBe(200)
    expect([(await get('search?q=giraffes')).total, (await get('search?q=okapis')).total]).toEqual([0, 1])
    const undone = await addEvent(number, 3, { kind: 'undone', fact: edited.fact })
    expect(undone.json().facts.map(({ kind }: { kind: string }) => kind)).toEqual(['received'])
  })

  test('words are found and marked, and no question fails', async () => {
    const number = await stored((at) =>
      sampleContact(at, { message: 'We sell <b>beads</b>; it’s 100 % glass.' }),
    )
    const found = searchAnswerSchema.parse(await get('search?q=bead'))
    expect(found.hits).toMatchObject([{ number, source: 'message' }])
    expect(found.hits[0]?.excerpt.filter((piece) => piece.found)).toEqual([{ text: 'beads', found: true }])
    expect((await get('search?q=beads&status=won')).hits).toEqual([])
    for (const question of [
      "'); DROP TABLE enquiries; --",
      '& | ! <-> :* ( )',
      '\\',
      '"',
      '?',
      '$1',
      'the',
      '100 %',
      '🧿',
    ])
      await get(`search?q=${encodeURIComponent(question)}`)
  })

  test('numbers count a year, with its visits', async () => {
    await inbox.visits.add([{ day: '2026-11-20', kind: 'page', page: '/', referrerHost: '', count: 7 }])
    const [{ count } = { count: 0 }] = await rows(
      "SELECT count(*) AS count FROM enquiries WHERE list != 'held'",
    )
    for (const weeks of [4, 12, 52])
      expect(numbersSchema.parse(await get(`numbers?weeks=${weeks}`))).toMatchObject({
        enquiries: Number(count),
        steps: { pages: 7 },
      })
  })

  test('subscribers are shown, asked again and stopped', async () => {
    for (const name of ['ann', 'ben'])
      await inbox.enquiries.add(sampleNewsletter(++places, { email: `${name}@news.example` }))
    const page = async (query = '') => subscribersSchema.parse(await get(`subscribers${query}`))
    expect(await page()).toMatchObject({ counts: { all: 2, waiting: 2 }, rows: [{}, {}], next: null })
    const [ann] = (await page('?q=ANN')).rows
    expect((await post(`subscribers/${ann?.id}/ask-again`, {})).statusCode).toBe(409) // on the same day
    expect((await post(`subscribers/${ann?.id}/stop`, { words: 'On the telephone' })).statusCode).toBe(200)
    expect((await page('?state=stopped')).rows).toMatchObject([{ email: 'ann@news.example' }])
  })

  test('a person is shown, and handed over', async () => {
    const number = await stored((at) => sampleContact(at, { email: 'shown@example.co.za' }))
    await addEvent(number, 1, { kind: 'note', words: 'A kind person.' })
    const path = `person/${await keyOf(number)}`
    expect(personOverviewSchema.parse(await get(path))).toMatchObject({ enquiries: [number] })
    expect((await post(`${path}/export`, {})).body).toContain('A kind person.')
  })

  test('whoever is erased by several at once is erased once, each with a receipt of their own', async () => {
    const asked: Array<[path: string, body: object]> = []
    for (const email of ['gone@example.co.za', 'away@example.co.za']) {
      const number = await stored((at) => sampleContact(at, { email, message: 'Canary sings.' }))
      asked.push([`person/${await keyOf(number)}/erase`, { email }])
    }
    const answers = await Promise.all([...asked, ...asked].map(([path, body]) => post(path, body)))
    // A request that arrives after the erasure finds no person; one that arrives during it gets the same receipt.
    const receipts = answers
      .filter(({ statusCode }) => statusCode !== 404)
      .map((answer) => receiptSchema.parse(answer.json()).receipt)
    expect(new Set(receipts)).toEqual(new Set(['ER-2026-0001', 'ER-2026-0002']))
    expect(await rows('SELECT no FROM erasures')).toHaveLength(2)
    expect((await get('search?q=canary')).hits).toEqual([])
  })

  test('settings and saved answers are kept, and the next sweep is counted', async () => {
    await owner.send('PUT', 'settings', { body: { retentionMonths: 6, extraHolidays: ['2026-12-24'] } })
    expect(settingsSchema.parse(await get('settings'))).toMatchObject({
      retention: { months: 6, next: { enquiries: 0 } },
      workingWeek: { extraHolidays: ['2026-12-24'] },
    })
    expect((await post('settings/webhook/key', {})).json().key).toMatch(/^whsec_/)
    const answers = [{ id: 'a', name: 'Prices', subject: 'S', text: 'Dear {name}' }]
    await owner.send('PUT', 'saved-answers', { body: { revision: 0, answers } })
    expect(await get('saved-answers')).toEqual({ revision: 1, answers })
  })

  test('mails that wait are shown, and the export has every enquiry', async () => {
    expect(mailsSchema.parse(await get('mails')).mails.length).toBeGreaterThan(0)
    const exported = await post('export', { as: 'json' })
    const [{ count } = { count: 0 }] = await rows(
      "SELECT count(*) AS count FROM enquiries WHERE list != 'held'",
    )
    expect(exported.json()).toHaveLength(Number(count))
  })

  test('passwords, sessions and people are kept', async () => {
    const signIn = (password: string) =>
      inbox.newBrowser().send('POST', 'sign-in/password', { body: { email: owner.id, password } })
    expect((await signIn(PASSWORD)).statusCode).toBe(401)
    later(60_000)
    const body = { email: 'thandeka@twelvemoons.example', password: PASSWORD }
    const again = inbox.newBrowser()
    expect((await again.send('POST', 'sign-in/password', { body })).statusCode).toBe(200)
    expect((await get('sessions')).sessions).toHaveLength(2)
    expect((await again.send('POST', 'sign-out')).statusCode).toBe(200)
    const invited = await post('people/invite', { email: 'sipho@twelvemoons.example', role: 'member' })
    expect([invited.statusCode, (await get('people')).invited.length]).toEqual([200, 1])
  })

  test('the audit log has told all of it, unbroken, and is found by its words', async () => {
    const check = (await post('audit/check', {})).json()
    expect(check.fault).toBeNull()
    expect((await post('audit/export', {})).body.trim().split('\n')).toHaveLength(check.entries + 1)
    expect((await get('audit?q=released')).entries).toHaveLength(2)
    expect(inbox.reported).toEqual([])
  })
})
