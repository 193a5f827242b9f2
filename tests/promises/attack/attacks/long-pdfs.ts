import type { Attack } from '../attack.ts'
import { sendRepeatedly } from '../send-repeatedly.ts'

const EXTRAS = Array(800).fill('courier').join(',')

/** A plan that names one extra 800 times, as a PDF. */
export const longPdfs: Attack = {
  name: 'PDFs of 800 extras',
  run: (target) =>
    sendRepeatedly(target, (at) => ({
      path: `/calculator/plan.pdf?need=ecommerce&lumpSum=${at}&extras=${EXTRAS}`,
    })),
  probePath: '/calculator/plan.pdf?need=ecommerce&months=12',
  control: {
    file: 'server/plan/plan-pdf.ts',
    find: "name: 'sheets', atOnce: 1, waiting: 8, perAddress: 1 }",
    replace: "name: 'sheets', atOnce: 1, waiting: 8, perAddress: 9 }",
  },
}
