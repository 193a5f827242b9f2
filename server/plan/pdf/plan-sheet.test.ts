import { expect, test } from 'vitest'
import { formatRand } from '../../../domain/money/money.ts'
import { describeInstalments } from '../../../domain/plan/instalments.ts'
import { readPlanQuery } from '../../../domain/plan/link/read-plan-query.ts'
import { rateCardOfNovember2026 as card } from '../../../domain/pricing/rate-card.fixture.ts'
import { COMPANY, EXAMPLE_B, sheetOf } from './fixture-sheet.ts'

/** Replaces no-break spaces by ordinary ones, for readable tests. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('the PDF has worked example B of docs/domain.md to the cent and the day', () => {
  const sheet = sheetOf(EXAMPLE_B)

  expect([sheet.brand, sheet.work]).toEqual(['Twelve Moons', 'An online shop with 3 extras'])
  expect(plain(JSON.stringify(sheet.total))).toBe(
    '{"label":"Total, VAT included","amount":"R 77 108,00","notes":["incl. VAT of R 10 057,57","No interest and no administration fee"]}',
  )
  expect(sheet.instalment.notes.map(plain)).toEqual([
    '23 instalments of R 3 212,83 and a last one of R 3 212,91',
  ])
  expect(sheet.lines.map(({ title, hours, amount }) => plain(`${title}: ${hours}, ${amount}`))).toEqual([
    'Ecommerce with admin dashboard: 65, R 44 850,00',
    'Tailored design: –, R 6 728,00',
    'Each further payment provider: 5, R 3 450,00',
    'WhatsApp order and reminder messages: 12, R 8 280,00',
    'Works when the signal drops: 20, R 13 800,00',
  ])
  expect(sheet.sums.map(({ term, detail }) => plain(`${term}: ${detail}`))).toEqual([
    'Price before VAT: R 67 050,43',
    'VAT at 15%: R 10 057,57',
    'Total, VAT included: R 77 108,00',
  ])
  expect(sheet.scope).toBeNull()
  expect(sheet.facts).toEqual([
    { term: 'Time to build', detail: '7 working days after we have your logo, words and accounts' },
    { term: 'Likely completion', detail: '10 February 2027' },
    { term: 'Pay day', detail: '25th of the month' },
    { term: 'First instalment', detail: 'about 25 February 2027' },
    { term: 'Last instalment', detail: 'about 25 January 2029' },
    { term: 'You get the program', detail: 'about 25 January 2029, once the last instalment has cleared' },
  ])
  expect(sheet.dateLine).toBe(
    'Worked out on 21 November 2026, valid for 30 days, until 21 December 2026, unless our price list changes first.',
  )
  expect(sheet.otherCosts).toEqual([{ term: 'A .co.za domain', detail: 'R 80 to R 300 a year' }])
})

test('a solution says what its price includes, in the words of its page; custom work has no such list', () => {
  const { included } = sheetOf(EXAMPLE_B)
  expect(included).toContain('An admin dashboard for orders, customers and stock')
  expect(included).toHaveLength(7)
  expect(sheetOf('need=website').included).toEqual([])
})

test('a first instalment on a holiday says when it is paid, and an app mentions the stores’ review', () => {
  const facts = new Map(
    sheetOf('need=mobile-app&completed=2026-12-20').facts.map(({ term, detail }) => [term, detail]),
  )
  expect(facts.get('First instalment')).toBe('about 1 January 2027 (holiday: pay on 4 January 2027)')
  expect(facts.get('Time to build')).toMatch(/The app stores then check the app\./)
  expect(facts.get('Likely ready')).toBe('20 December 2026')
})

test.each([3, 12, 36])('over %i months each row of the schedule equals the domain’s', (months) => {
  const query = `need=web-app&units=14&months=${months}&completed=2027-01-31&payDay=last&lumpSum=2500,50`
  const sheet = sheetOf(query)
  const { plan } = readPlanQuery(new URLSearchParams(query), { today: card, earlier: [] }, '2026-11-21')

  const [onCompletion, ...rows] = sheet.schedule
  expect(onCompletion).toMatchObject({ date: 'On completion', amount: formatRand(250_050) })
  expect(rows.map(({ amount }) => amount)).toEqual(
    plan.schedule.map(({ amountCents }) => formatRand(amountCents)),
  )
  expect(rows.map(({ balance }) => balance)).toEqual(
    plan.schedule.map(({ balanceCents }) => formatRand(balanceCents)),
  )
  expect(rows.at(-1)).toMatchObject({ no: String(months), balance: formatRand(0), isLast: true })
  const instalments = describeInstalments(plan.schedule.map(({ amountCents }) => amountCents))
  expect(sheet.instalment.notes).toEqual([
    `${formatRand(250_050)} on completion, then ${instalments.replace('\u00a0×\u00a0', ' instalments of ')}`,
  ])
  expect(sheet.calendar.flatMap((year) => year.instalments)).toHaveLength(months)
})

test('custom work says what changes its price, and by how much', () => {
  const sheet = sheetOf('need=website&units=12&design=custom&extras=copywriting:12,brand-starter')
  expect(plain(sheet.scope ?? '')).toBe(
    'If the work gets smaller or larger when we talk, the price is usually between R 47 100 and R 62 800. You approve it before we start, and then it does not change.',
  )
})

test('the link in the PDF is complete and gives the same PDF again', () => {
  const sheet = sheetOf(EXAMPLE_B)
  expect(sheet.address).toMatch(/^https:\/\/twelvemoons\.example\/calculator\?v=2026-11-20&need=ecommerce&/)
  expect(sheetOf(sheet.address.split('?')[1] ?? '')).toEqual(sheet)
  expect(sheet.reference).toMatch(/^EST-[2-9A-Z]{4}-24$/)
})

test('corrections of a damaged link are listed, without repeating its text', () => {
  const sheet = sheetOf('need=<script>&extras=zzz&months=NaN&lumpSum=44.850&month=(world)')
  expect(sheet.notices.map(({ sentence }) => plain(sentence))).toEqual([
    'Part of the link was not understood and was left out.',
    'We do not sell what this link asks for. You see our first product instead.',
    'An extra that is not on the price list was left out.',
    'The months in the link are not a whole number. You see 12 months.',
    'The amount on completion may mean R 44,85 or R 44 850,00, so it was left out.',
  ])
  expect(JSON.stringify(sheet)).not.toMatch(/script|zzz|NaN|world/)
})

test('a link from before a price change keeps its figures and links to today’s', () => {
  const newer = { ...card, version: '2026-11-21', hourlyRateCents: 70_000 }
  const sheet = sheetOf(`v=${card.version}&${EXAMPLE_B}`, { card: newer, earlier: [card] })
  expect(plain(sheet.total.amount)).toBe('R 77 108,00')
  expect(sheet.dateLine).toBe(
    'Worked out on 21 November 2026. Its prices have not held since 21 November 2026.',
  )
  expect(JSON.stringify(sheet)).not.toMatch(/valid for/i)
  expect(sheet.notices).toEqual([
    {
      sentence:
        'These figures are from our price list of 20 November 2026. They have not held since 21 November 2026; see today’s price.',
      address: expect.stringContaining('https://twelvemoons.example/calculator?v=2026-11-21&need=ecommerce'),
    },
  ])
})

test('an expired estimate says so and links to the same plan of today', () => {
  const sheet = sheetOf(`${EXAMPLE_B}&on=2026-10-01`)
  expect(sheet.dateLine).toBe(
    'Worked out on 1 October 2026. It was valid for 30 days, until 31 October 2026.',
  )
  expect(sheet.notices).toEqual([
    {
      sentence: 'The days of this estimate are over. Our prices are still the same: work it out today.',
      address: expect.stringMatching(/calculator\?v=2026-11-20&need=ecommerce&(?!.*on=)/),
    },
  ])
})

test('a company without VAT registration shows neither a VAT line nor a number', () => {
  const sheet = sheetOf(EXAMPLE_B, { card: { ...card, vat: { registered: false, rateBps: 1500 } } })
  expect(JSON.stringify(sheet).match(/VAT[^"]*/g)).toEqual(['VAT is charged'])
  expect(sheet.sums.map(({ term }) => term)).toEqual(['Total'])
})

test('the company is shown with name, numbers and contact; a missing fact leaves nothing', () => {
  expect(sheetOf(EXAMPLE_B).company).toEqual([
    'Twelve Moons (Pty) Ltd · Registration number 2026/123456/07 · VAT number 4123456789',
    'hello@twelvemoons.example',
  ])
  const { tradingName, social, demos } = COMPANY
  expect(sheetOf(EXAMPLE_B, { company: { tradingName, social, demos } }).company).toEqual(['Twelve Moons'])
})
