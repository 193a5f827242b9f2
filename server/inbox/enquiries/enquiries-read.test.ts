import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  quarantined,
  sampleBrand,
  sampleCall,
  sampleContact,
  sampleLead,
  sampleLeadPlan,
  sampleOldPlan,
  samplePlan,
} from '../../../domain/enquiry/samples/enquiries.ts'
import { dayOverviewSchema } from '../../../domain/inbox/api/day.ts'
import { enquiryDetailSchema } from '../../../domain/inbox/api/enquiry-detail.ts'
import { enquiryPageSchema, searchAnswerSchema } from '../../../domain/inbox/api/enquiry-list.ts'
import { openTestInbox, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'

let inbox: TestInbox
let thandeka: TestBrowser & { id: string }
beforeEach(async () => {
  inbox = await openTestInbox()
  thandeka = await inbox.join('Thandeka')
})
afterEach(() => inbox.close())

async function get(path: string) {
  const answer = await thandeka.send('GET', path)
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.json()
}
const list = async (query: string) => enquiryPageSchema.parse(await get(`enquiries?${query}`))
const numbersOf = (rows: ReadonlyArray<{ number: number }>) => rows.map(({ number }) => number)
const detail = async (number: number) => enquiryDetailSchema.parse(await get(`enquiries/${number}`))

test('an enquiry is in its list, and its detail is complete', async () => {
  await inbox.enquiries.add(sampleCall(1, 'mornings'))
  const { rows, total, next } = await list('list=needs')
  expect([total, next]).toEqual([1, null])
  expect(rows).toMatchObject([
    {
      number: 1,
      name: 'Thandi Nkosi',
      about: 'Web development',
      snippet: 'Please call me.',
      unread: true,
      who: null,
      undelivered: null,
      heldUntil: null,
      version: 1,
      dueAt: Date.UTC(2026, 10, 23, 15), // Monday, five o'clock: it arrived on a Saturday
    },
  ])
  expect(await detail(1)).toMatchObject({
    firstName: 'Thandi',
    email: 'thandi@example.co.za',
    phone: '+27821234567',
    status: 'new',
    answers: [{ label: 'When to phone', text: 'In the mornings' }],
    message: 'Please call me.',
    page: '/contact-us',
    plan: null,
    brand: null,
    keptUntil: Date.UTC(2027, 10, 21, 21, 59),
    answered: null,
    draft: null,
    held: null,
    facts: [{ kind: 'received', by: null }],
  })
  expect((await thandeka.send('GET', 'enquiries/1/plan.pdf')).statusCode).toBe(404)
})

test('enquiries with the same address or phone number list each other, with their lists', async () => {
  await inbox.enquiries.add(sampleContact(1))
  await inbox.enquiries.add(sampleLead(2, { phoneNumber: '+27821234567' }))
  await inbox.enquiries.add(sampleLead(3, { email: 'Thandi@example.co.za' }))
  const lost = { version: 1, fact: { kind: 'status', to: 'lost' } }
  await thandeka.send('POST', 'enquiries/1/facts', { body: lost })
  const answered = { version: 2, fact: { kind: 'answered', way: 'telephone', words: '' } }
  await thandeka.send('POST', 'enquiries/1/facts', { body: answered })
  const related = async (number: number) =>
    (await detail(number)).related.map(({ number, list, isSameAddress }) => [number, list, isSameAddress])
  expect(await related(1)).toEqual([
    [3, 'needs', true],
    [2, 'needs', false],
  ])
  expect(await related(2)).toEqual([[1, 'lost', false]])
  expect(await related(3)).toEqual([[1, 'lost', true]])
})

test('related enquiries are found by the last corrected address, even in quarantine, and only by valid phone numbers', async () => {
  const phoneNumber = 'none'
  await inbox.enquiries.add(sampleContact(1, { email: 'an@exmaple.com', phoneNumber }))
  await inbox.enquiries.add(sampleContact(2, { email: 'ann@example.com', phoneNumber }))
  await inbox.enquiries.add(quarantined(sampleContact(3, { email: 'anne@example.com', phoneNumber })))
  const related = async (number: number) => numbersOf((await detail(number)).related)
  const correct = (version: number, to: string) =>
    thandeka.send('POST', 'enquiries/1/facts', { body: { version, fact: { kind: 'corrected-address', to } } })
  expect(await related(1)).toEqual([])
  await correct(1, 'Ann@example.com')
  expect([await related(1), await related(2)]).toEqual([[2], [1]])
  await correct(2, 'anne@example.com')
  expect([await related(1), await related(2), await related(3)]).toEqual([[3], [], [1]])
})

test('at most the newest five related enquiries are listed', async () => {
  for (let index = 1; index <= 8; index += 1) await inbox.enquiries.add(sampleContact(index))
  expect(numbersOf((await detail(8)).related)).toEqual([7, 6, 5, 4, 3])
})

test('an enquiry exists once, however often it is added or restored', async () => {
  const enquiry = sampleContact(1)
  for (const put of ['restore', 'add', 'restore'] as const) await inbox.enquiries[put](enquiry)
  expect((await list('list=needs')).total).toBe(1)
  expect((await detail(1)).facts).toMatchObject([{ kind: 'received' }])
})

test('any text is stored, and shown with its invalid characters replaced', async () => {
  const oddText = 'a NUL \u0000, half an emoji \ud83d, <b>é</b> e\u0301 👩🏾‍💻 ?'
  await inbox.enquiries.add(sampleContact(1, { message: oddText, surname: oddText, category: oddText }))
  const name = 'Thandi a NUL  , half an emoji \ufffd, <b>é</b> é 👩🏾‍💻 ?'
  expect((await list('list=needs')).rows).toMatchObject([{ name }])
  expect((await detail(1)).message).toContain('<b>é</b>')
})

test('an enquiry’s plan is calculated from the stored choices, and printed', async () => {
  await inbox.enquiries.add(samplePlan(1))
  const { plan } = await detail(1)
  expect(plan).toMatchObject({
    reference: expect.stringMatching(/^EST-\w{4}-6$/),
    priceList: '2026-11-20',
    months: 6,
    totalCents: 4_409_100,
    breakdown: { pdfHref: '/inbox/api/enquiries/1/plan.pdf' },
  })
  expect(plan?.breakdown?.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(plan?.totalCents)
  expect(plan?.schedule.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(plan?.totalCents)
  expect(plan?.breakdown?.calculatorHref).toContain('/calculator?v=2026-11-20&need=website')
  const pdf = await thandeka.send('GET', 'enquiries/1/plan.pdf')
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(pdf.headers['content-disposition']).toBe(`inline; filename="Plan ${plan?.reference}.pdf"`)
  expect(pdf.headers['content-security-policy']).not.toContain('script-src')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test.each([
  ['has changed', '2026-11-20'],
  ['no longer exists', '2026-08-01'],
])('a plan whose price list %s is shown as it was sent, without lines and PDF', async (_, version) => {
  await inbox.enquiries.add(sampleOldPlan(1, version))
  expect((await list('list=needs')).rows).toMatchObject([
    { about: 'Website · R\u00a040\u00a0000,00 · 6 months' },
  ])
  const { plan } = await detail(1)
  expect(plan).toMatchObject({
    reference: expect.stringMatching(/^EST-\w{4}-6$/),
    priceList: version,
    totalCents: 4_000_000,
    months: 6,
    eachCents: 666_667,
    lastCents: 666_665,
    breakdown: null,
  })
  expect(plan?.schedule.map(({ amountCents }) => amountCents)).toEqual([...Array(5).fill(666_667), 666_665])
  const { hits } = searchAnswerSchema.parse(await get(`search?q=${plan?.reference}`))
  expect(hits).toMatchObject([{ number: 1 }])
  expect((await thandeka.send('GET', 'enquiries/1/plan.pdf')).statusCode).toBe(404)
})

test('the plan of a solution’s form is in its row and its detail', async () => {
  await inbox.enquiries.add(sampleLeadPlan(1))
  expect((await list('list=needs')).rows).toMatchObject([
    { about: 'AI chatbot · R\u00a034\u00a0091,00 · 18 months', snippet: null },
  ])
  expect((await detail(1)).plan).toMatchObject({ reference: expect.stringMatching(/-18$/), months: 18 })
})

test('a brand is shown without its product if that is no longer offered', async () => {
  const { metadata, ...rest } = sampleBrand(1)
  await inbox.enquiries.add({ ...rest, metadata: { ...metadata, brand: 'name=Thandi&for=abacus' } })
  expect((await detail(1)).brand).toEqual({
    name: 'Thandi',
    colour: null,
    product: null,
    href: '/your-name?name=Thandi',
  })
})

test.each([
  ['enquiries', 'list'],
  ['enquiries?list=needs&from=yesterday', 'from'],
  ['enquiries?list=needs&after=1.2.3', 'after'],
  ['search?q=%20', 'q'],
  ['search?q=a&after=-1', 'after'],
])('%s is refused with a sentence for %s', async (path, field) => {
  const answer = await thandeka.send('GET', path)
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
})

test.each(['1', '01', '99999999999999999999', 'E-1'])('there is no enquiry %s', async (number) => {
  expect((await thandeka.send('GET', `enquiries/${number}`)).statusCode).toBe(404)
})

test('the day counts what is late, due today and due by tomorrow', async () => {
  await inbox.enquiries.add(sampleContact(-4 * 86_400_000)) // on Tuesday
  await inbox.enquiries.add(sampleLead(2)) // on Saturday: until this Monday evening
  await inbox.enquiries.add(sampleContact(86_400_000 + 79_000_000, { email: 'later@example.co.za' })) // this morning
  await inbox.enquiries.add(quarantined(sampleContact(4)))
  const day = dayOverviewSchema.parse(await get('day'))
  expect(day).toMatchObject({
    counts: { needs: 3, waiting: 0, won: 0, lost: 0, held: 1 },
    dueCounts: { late: 1, today: 1, next: 1, later: 0 },
    answeredToday: { people: [], count: 0, medianMinutes: null },
    undelivered: [],
  })
  expect(day.due.map(({ number }) => number)).toEqual([1, 2, 3])
})
