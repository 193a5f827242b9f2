import type { Attack } from '../attack.ts'
import { keepAsking } from '../keep-asking.ts'

/** As much as fits into a request's head of 16 KB. */
const COMMAS = ','.repeat(15_900)

/** A list of thousands of extras without a name. */
export const commaLists: Attack = {
  name: '/api/estimate?extras=,,,,… of 16 KB',
  strike: (target) => keepAsking(target, () => ({ path: `/api/estimate?need=ecommerce&extras=${COMMAS}` })),
}
