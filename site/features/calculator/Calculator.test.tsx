import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import calculator from '../../../content/calculator.json' with { type: 'json' }
import solutions from '../../../content/solutions.json' with { type: 'json' }
import type { OtherCost } from '../../../domain/content/other-costs.ts'
import { calculatorNames } from '../../../domain/content/visitor-lines.ts'
import { rateCardOfNovember2026 as card } from '../../../domain/pricing/rate-card.fixture.ts'
import { Calculator } from './Calculator.tsx'
import type { CalculatorFacts } from './facts.ts'

const facts: CalculatorFacts = {
  company: 'Twelve Moons',
  cards: { today: card, earlier: [] },
  words: calculator,
  names: calculatorNames(calculator, solutions),
  extraGroups: calculator.extraGroups,
  extraNotes: {},
  shortDescriptions: {},
  tints: {},
  today: '2026-11-21',
  origin: 'https://moons.example',
  otherCosts: [],
}
const rendered = (start: string, changed: Partial<CalculatorFacts> = {}) =>
  renderToStaticMarkup(<Calculator start={start} changes={[]} facts={{ ...facts, ...changed }} />).replaceAll(
    '\u00a0',
    ' ',
  )

test('the total comes before the instalment, and screen readers get the sum in words', () => {
  const html = rendered('need=ecommerce&months=24')
  expect(html.indexOf('R 44 850,00</b>')).toBeGreaterThan(0)
  expect(html.indexOf('A month, for 24 months')).toBeGreaterThan(html.indexOf('Total, VAT included'))
  expect(html).toContain('24 months, R 1 868,75 a month, total R 44 850,00')
})

test('every date of the plan is approximate, because it moves with the completion', () => {
  const html = rendered('need=ecommerce&completed=2026-12-20')
  expect(html).toContain('First instalment: about 1 January 2027 (holiday: pay on 4 January 2027)')
  expect(html).toContain('<span>about 1 January 2027</span>')
  expect(html).toContain('the last about 1 December 2027')
  expect(html).toContain('Paid off about</th>')
})

test('the monthly costs of third parties equal the sum on the product’s page', () => {
  const domain = { title: 'A .co.za domain', price: { rands: [80, 300], each: 'year' } } satisfies OtherCost
  const hosting = { title: 'Hosting', price: { rands: [50, 500], each: 'month' } } satisfies OtherCost
  const html = rendered('need=ecommerce', { otherCosts: [domain, hosting] })
  expect(html).toContain('R 57 to R 525 a month, and others')
  expect(html).toContain('A .co.za domain and hosting: about R 57 to R 525 a month.')
})

test('if no VAT is charged, the page mentions VAT only to say so', () => {
  const untaxed = { ...card, vat: { ...card.vat, registered: false } }
  const html = rendered('need=ecommerce', { cards: { today: untaxed, earlier: [] } })
  expect(html).toContain('No VAT is charged')
  expect(html).not.toMatch(/VAT included|VAT incl|incl\. VAT|VAT at|VAT inside/)
})

test('a plan beyond its validity says so, and links to the same plan at today’s prices', () => {
  const html = rendered('need=ecommerce&months=24&completed=2027-02-01&on=2026-10-21')
  expect(html).toContain('Worked out on 21 October 2026. It was valid for 30 days, until 20 November 2026.')
  expect(html).toMatch(
    /href="\/calculator\?v=2026-11-20&amp;need=ecommerce&amp;payer=person&amp;months=24&amp;completed=2027-02-01"[^>]*>work it out today</,
  )
  expect(html).toMatch(/plan\.pdf\?[^"]*&amp;on=2026-10-21"/)
})

test('a new plan is valid from today, and its link keeps the day', () => {
  const html = rendered('need=ecommerce')
  expect(html).toContain(
    'Worked out on 21 November 2026, valid for 30 days, until 21 December 2026, unless our price list changes first.',
  )
  expect(html).toMatch(/plan\.pdf\?[^"]*&amp;on=2026-11-21"/)
})

test('an older link keeps its prices, says when they ended, and leads to today’s', () => {
  const today = { ...card, version: '2027-03-01', hourlyRateCents: 70_000 }
  const html = rendered('v=2026-11-20&need=ecommerce&months=24', { cards: { today, earlier: [card] } })
  expect(html).toContain(
    'These figures are from our price list of 20 November 2026. They have not held since 1 March 2027;',
  )
  expect(html).not.toContain('valid for')
  expect(html).toContain('href="/calculator?v=2027-03-01&amp;need=ecommerce')
  expect(html).toContain('total R 44 850,00')
})

test('a total above the maximum has no plan, but a link to the contact form with the choices', () => {
  const small = { ...card, limits: { ...card.limits, maxTotalCents: 1_000_000 } }
  const html = rendered('need=ecommerce', { cards: { today: small, earlier: [] } })
  expect(html).toContain('The total is more than R 10 000,00. Let us talk.')
  expect(html).toContain('href="/contact-us?plan=')
  expect(html).not.toContain('A month, for')
})

test('the page contains no words of credit agreements', () => {
  expect(rendered('need=church-app&months=36')).not.toMatch(
    /\b(loan|credit|finance|approved|repayment|free|guaranteed|cheapest)\b/i,
  )
})

test('a plan can be kept as a link, by WhatsApp and by e-mail', () => {
  const html = rendered('need=ecommerce&months=24')
  expect(html).toMatch(
    /<input id="plan-link" readOnly=""[^>]* value="https:\/\/moons\.example\/calculator\?v=2026-11-20&amp;need=ecommerce&amp;/,
  )
  const [, whatsApp = ''] =
    html.match(/href="https:\/\/wa\.me\/\?text=([^"]+)"[^>]*>Share on WhatsApp</) ?? []
  const [, mail = ''] = html.match(/href="mailto:\?subject=([^"]+)"[^>]*>Send by email</) ?? []
  expect(decoded(whatsApp)).toMatch(
    /^Twelve Moons: an online shop\. R 44 850,00 in total incl\. VAT, R 1 868,75 a month for 24 months, the first when it works\. Estimate EST-\w{4}-24, not a quotation\. https:\/\/moons\.example\/calculator\?v=/,
  )
  expect(decoded(mail)).toMatch(
    /^Twelve Moons: an online shop, estimate EST-\w{4}-24&amp;body=Twelve Moons: an online shop\. /,
  )
})

function decoded(encoded: string): string {
  return decodeURIComponent(encoded).replaceAll('\u00a0', ' ')
}
