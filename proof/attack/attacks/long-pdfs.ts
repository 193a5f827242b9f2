import type { Attack } from '../attack.ts'
import { keepAsking } from '../keep-asking.ts'

const EXTRAS = Array(800).fill('courier').join(',')

/** A plan that names one extra 800 times, as a PDF. */
export const longPdfs: Attack = {
  name: 'PDFs of 800 extras',
  strike: (target) =>
    keepAsking(target, (at) => ({
      path: `/calculator/plan.pdf?need=ecommerce&lumpSum=${at}&extras=${EXTRAS}`,
    })),
  meanwhile: '/calculator/plan.pdf?need=ecommerce&months=12',
}
