import { test } from 'vitest'
import { PLAN_PARAMETERS } from '../../../domain/plan/link/plan-query.ts'
import { readPlanQuery } from '../../../domain/plan/link/read-plan-query.ts'
import { rateCardOfNovember2026 as card } from '../../../domain/pricing/rate-card.fixture.ts'
import {
  ESTIMATE_REQUEST_PARAMETERS,
  estimateForRequest,
  PLAN_REQUEST_PARAMETERS,
  planForRequest,
} from '../../../server/plan/api/calculations.ts'
import { brandOf, renderedQuery } from '../../../server/your-name/asked-brand.ts'
import { assertLinearTime } from './assert-linear-time.ts'
import { hostileShape } from './hostile-text.ts'

const cards = { today: card, earlier: [] }
const names = [...new Set([...PLAN_PARAMETERS, ...ESTIMATE_REQUEST_PARAMETERS, ...PLAN_REQUEST_PARAMETERS])]
const begun = names.map((name) => `&${name}=`)
const shapes = hostileShape(
  [',', ':', '&', '=', '-', '.', '%', '%20', 'import', 'language:99', '&extras-', '&utm_', ...begun],
  [...begun, '&need=website&extras=', '&extras-language='],
)
const known = [',', '#,', 'import,', 'import:#,', '&extras=import', '&extras-#=1', '&#='].map((middle) => ({
  ...{ before: 'need=website&extras=', middle, after: '' },
}))

test.each<[string, (params: URLSearchParams) => unknown]>([
  ['readPlanQuery', (params) => readPlanQuery(params, cards, '2026-11-21')],
  ['estimateForRequest', (params) => estimateForRequest(params, cards)],
  ['planForRequest', (params) => planForRequest(params, card)],
])('%s reads twice as long a query in twice the steps', async (_name, read) => {
  const prepare = (text: string) => {
    // Node's own: it looks for each = to the end, which only a cap bounds.
    const params = new URLSearchParams(text)
    return () => read(params)
  }
  await assertLinearTime({ ...{ prepare, shapes, known }, length: 4_000, runs: 40 })
})

const ofBrand = hostileShape(
  [
    '+',
    '%20',
    '%CC%81',
    '%F0%9F%91%A8%E2%80%8D',
    '%E2%80%AE',
    '&',
    '=',
    '%',
    'a',
    '&name=',
    '&colour=',
    '&for=',
  ],
  ['name=', 'colour=', 'for=', 'before=', 'own='],
)

test('a brand of a query twice as long is read in twice the steps', async () => {
  const prepare = (text: string) => () => renderedQuery(brandOf(text))
  await assertLinearTime({ prepare, shapes: ofBrand, known: [], length: 4_000, runs: 40 })
})
