import { expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../../../domain/pricing/rate-card.fixture.ts'
import { readLinkedPlan } from './plan-note.ts'

const dependencies = {
  cards: { today: card, earlier: [] },
  titles: { 'tenders-management': 'Tenders management software' },
  today: '2026-11-21',
}

test('a plan is shown with its total, its payments and its reference', () => {
  const link =
    'v=2026-11-20&need=tenders-management&months=12&completed=2027-02-01&lumpSum=10000&on=2026-11-21'
  expect(readLinkedPlan(link, dependencies)).toEqual({
    note: {
      query: link,
      title: 'Tenders management software',
      extras: '',
      total: 'R\u00a055\u00a0200,00 incl. VAT',
      payments:
        'R\u00a010\u00a0000,00 on completion, then R\u00a03\u00a0766,67 a month for\u00a012\u00a0months (the\u00a0last R\u00a03\u00a0766,63)',
      reference: expect.stringMatching(/^EST-[2-9A-Z]{4}-12$/),
      category: 'White label solution',
    },
    changes: [],
  })
})

test('a plan with extras says how many', () => {
  expect(readLinkedPlan('need=tenders-management&extras=language', dependencies).note).toMatchObject({
    title: 'Tenders management software',
    extras: ' with 1 extra',
  })
})
