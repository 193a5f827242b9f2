import { expect, test } from 'vitest'
import caseStudies from '../../content/case-studies.json' with { type: 'json' }
import { formatRand } from '../money/money.ts'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { parseContentFile } from './content.ts'
import { projectCost, wholePrice } from './project-cost.ts'

const studies = parseContentFile('case-studies', caseStudies)

test.each([
  [
    'customer-friendly-approach',
    [
      'Website of five pages: R 13 800,00',
      'Five further pages: R 6 900,00',
      'Tailored design, 15%: R 3 105,00',
      'Words for four pages, the others from you: R 4 140,00',
    ],
    'R 27 945,00',
  ],
  [
    'furniture-ecommerce-site',
    [
      'Ecommerce with admin dashboard: R 44 850,00',
      'Tailored design, 15%: R 6 728,00',
      'Price list imported by us: R 4 140,00',
      'Words for six pages, the others from you: R 6 210,00',
    ],
    'R 61 928,00',
  ],
  [
    'micro-consulting-platform',
    [
      'Web app of ten screens: R 82 800,00',
      'Four further screens: R 16 560,00',
      'Bookings and calendar: R 11 040,00',
      'Online payments, first provider: R 6 900,00',
      'Log-ins of customers and advisers: R 9 660,00',
      'The owner’s screens: who may advise, whom to pay: R 16 560,00',
    ],
    'R 143 520,00',
  ],
])('the cost of the example project %s matches its text, over 12 months', (slug, expectedLines, total) => {
  const { lines, totalCents, months } = projectCost(studyCalled(slug).cost, card)
  expect(lines.map(({ label, amountCents }) => plain(`${label}: ${formatRand(amountCents)}`))).toEqual(
    expectedLines,
  )
  expect([plain(formatRand(totalCents)), months]).toEqual([total, 12])
})

test('the VAT of a project covers its whole price, including work for it only', () => {
  const { wholeCents, vatCents } = projectCost(studyCalled('furniture-ecommerce-site').cost, card)
  expect([wholeCents, vatCents]).toEqual([9_918_800, 1_293_757])
})

test('a line without a label is reported, and so is a label without a line', () => {
  const cost = studyCalled('furniture-ecommerce-site').cost
  expect(() => projectCost({ ...cost, labels: {} }, card)).toThrow('The line "ecommerce" has no label')
  const spare = { ...cost.labels, courier: 'Courier rates' }
  expect(() => projectCost({ ...cost, labels: spare }, card)).toThrow('no line for "courier"')
})

test('only a price with work for the project only is “about”', () => {
  expect(plain(wholePrice({ onTopCents: 0, wholeCents: 2_794_500 }))).toBe('R 27 945,00')
  expect(plain(wholePrice({ onTopCents: 3_726_000, wholeCents: 9_918_850 }))).toBe('about R 99 189,00')
})

function studyCalled(slug: string) {
  const study = studies.find((study) => study.slug === slug)
  if (!study) throw new Error(`No case study ${slug}`)
  return study
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
