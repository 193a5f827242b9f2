import { none } from '../../none.ts'
import { atLeast } from '../../scenario.ts'
import type { Attack } from '../attack.ts'
import { sendRepeatedly } from '../send-repeatedly.ts'

/** Almost as many as request headers of 16 KB can contain. */
const COMMAS = ','.repeat(15_900)

/** A query that lists thousands of extras with empty names. */
export const commaLists: Attack = {
  name: '/api/estimate?extras=,,,,… of 16 KB',
  figures: ({ 414: refused = 0, ...answers }) => [
    atLeast('refused unread', refused, 1),
    none(
      'other responses',
      Object.keys(answers).filter((answer) => answer !== 'unanswered'),
    ),
  ],
  control: {
    file: 'domain/plan/link/plan-query.ts',
    find: 'export const QUERY_MAX_CHARS = 2_048',
    replace: 'export const QUERY_MAX_CHARS = 100_000',
  },
  run: (target) => sendRepeatedly(target, () => ({ path: `/api/estimate?need=ecommerce&extras=${COMMAS}` })),
}
