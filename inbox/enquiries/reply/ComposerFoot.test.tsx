import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlanOfEnquiry } from '../../../domain/inbox/api/enquiry-detail.ts'
import { ComposerFoot } from './ComposerFoot.tsx'

const PLAN: PlanOfEnquiry = {
  reference: 'EST-8THH-12',
  priceList: '2026-11-22',
  totalCents: 10_350_000,
  lumpSumCents: 0,
  months: 12,
  eachCents: 862_500,
  lastCents: 862_500,
  firstDue: '2027-02-25',
  handover: '2028-01-25',
  schedule: [],
  breakdown: {
    lines: [],
    calculatorHref: '/calculator?v=2026-11-22',
    pdfHref: '/inbox/api/enquiries/1/plan.pdf',
  },
}

function footOf(plan: PlanOfEnquiry): string {
  const draft = { subject: 'Your shop', text: 'Yes.', attachPlan: true }
  return renderToStaticMarkup(
    <ComposerFoot detail={{ plan }} draft={draft} isBusy={false} onChange={() => {}} />,
  )
}

test('a plan can be attached to an answer unless its price list gives another total; then the footer gives the reason', () => {
  expect(footOf(PLAN)).toContain('Plan EST-8THH-12.pdf')
  const withheld = footOf({ ...PLAN, breakdown: null }).replaceAll('\u00a0', ' ')
  expect(withheld).not.toMatch(/\.pdf|Attach/)
  expect(withheld).toContain(
    'Their plan of R 103 500,00 cannot be attached: the price list of 22 November 2026 no longer gives this sum.',
  )
})
