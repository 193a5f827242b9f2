import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleContact, sampleLead, samplePlan } from '../../../domain/enquiry/samples/enquiries.ts'
import { enquiryPageSchema } from '../../../domain/inbox/api/enquiry-list.ts'
import { openTestInbox, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'

let inbox: TestInbox
let thandeka: TestBrowser & { id: string }
beforeEach(async () => {
  inbox = await openTestInbox()
  thandeka = await inbox.join('Thandeka')
})
afterEach(() => inbox.close())

async function list(query: string) {
  const answer = await thandeka.send('GET', `enquiries?${query}`)
  expect([query, answer.statusCode]).toEqual([query, 200])
  return enquiryPageSchema.parse(answer.json())
}
const numbersOf = (rows: ReadonlyArray<{ number: number }>) => rows.map(({ number }) => number)

test('a list is filtered by product or form', async () => {
  await inbox.enquiries.add(sampleLead(1, { category: 'Live camera' }))
  await inbox.enquiries.add(samplePlan(2))
  await inbox.enquiries.add(sampleContact(3))
  await inbox.enquiries.add(sampleLead(4, { category: 'Tenders management software' }))
  for (const [about, expected] of [
    ['live-camera', [1]],
    ['website', [2]],
    ['Web development', [3]],
    ['tenders-management', [4]],
    ['church-app', []],
  ] as const) {
    const page = await list(`list=needs&about=${encodeURIComponent(about)}`)
    expect([about, page.total, numbersOf(page.rows)]).toEqual([about, expected.length, expected])
  }
  expect((await list('list=needs&about=live-camera&who=me')).total).toBe(0)
  expect((await thandeka.send('GET', `enquiries?list=needs&about=${'x'.repeat(101)}`)).statusCode).toBe(400)
})

test('a list is paged to its end in each order, even if rows of earlier pages leave it meanwhile', async () => {
  const noon = sampleLead(0).record.dateSent
  // Three at each moment.
  for (let index = 0; index < 205; index += 1)
    await inbox.enquiries.add(sampleLead(index, { dateSent: noon + Math.floor(index / 3) }))
  const all = Array.from({ length: 205 }, (_, index) => index + 1)
  for (const [sort, order] of [
    ['due', all],
    ['oldest', all],
    ['newest', all.toReversed()],
  ] as const) {
    const pages = [await list(`list=needs&sort=${sort}`)]
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
      pages.push(await list(`list=needs&sort=${sort}&after=${next}`))
    }
    expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
      [100, 205],
      [100, 205],
      [5, 205],
    ])
    expect(numbersOf(pages.flatMap(({ rows }) => rows))).toEqual(order)
  }
  const { next } = await list('list=needs&sort=oldest')
  await thandeka.send('POST', 'bulk/status', { body: { numbers: [1, 99, 100], to: 'won' } })
  const { rows, total } = await list(`list=needs&sort=oldest&after=${next}`)
  expect([rows[0]?.number, total]).toEqual([101, 202])
  expect(numbersOf((await list('list=won')).rows)).toEqual([100, 99, 1])
})

test('a list is filtered by assignee and by the day of the last message', async () => {
  const day = 86_400_000
  const noon = sampleContact(0).record.dateSent
  for (let index = 0; index < 4; index += 1)
    await inbox.enquiries.add(sampleContact(index, { dateSent: noon - index * day }))
  await thandeka.send('POST', 'bulk/give', { body: { numbers: [1, 2], to: thandeka.id } })
  for (const [query, numbers] of [
    ['who=me', [2, 1]],
    ['who=nobody', [4, 3]],
    ['who=another', []],
    ["who=' OR 1 = 1", []],
    ['from=2026-11-19&until=2026-11-20', [3, 2]],
    ['from=2026-11-22', []],
    ['until=2026-11-17', []],
    ['from=2026-11-20&who=me&sort=newest', [1, 2]],
  ] as const) {
    const { rows, total } = await list(`list=needs&sort=oldest&${query}`)
    expect([query, numbersOf(rows), total]).toEqual([query, numbers, numbers.length])
  }
})
