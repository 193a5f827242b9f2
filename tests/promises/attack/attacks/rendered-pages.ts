import type { Attack } from '../attack.ts'
import { sendRepeatedly } from '../send-repeatedly.ts'

/** Calculator pages with new addresses, so that none is in the cache. */
export const freshCalculators: Attack = {
  name: '/calculator?x=N',
  // Not requested before, so that it has to be rendered.
  probePath: '/calculator?need=church-app&months=7',
  control: {
    file: 'server/http/bounds/request-queue.ts',
    find: 'queue.run(addressKey(request.ip), work, signal)',
    // Treats all visitors as one.
    replace: "queue.run('', work, signal)",
  },
  run: (target) => sendRepeatedly(target, (at) => `/calculator?x=${at}`),
}

const EXTRAS = Array(800).fill('courier').join(',')

/** A plan that names one extra 800 times, as a PDF. */
export const longPdfs: Attack = {
  name: 'PDFs of 800 extras',
  probePath: '/calculator/plan.pdf?need=ecommerce&months=12',
  control: {
    file: 'server/plan/plan-pdf.ts',
    find: "name: 'sheets', atOnce: 1, waiting: 8, perAddress: 1 }",
    replace: "name: 'sheets', atOnce: 1, waiting: 8, perAddress: 9 }",
  },
  run: (target) =>
    sendRepeatedly(target, (at) => `/calculator/plan.pdf?need=ecommerce&lumpSum=${at}&extras=${EXTRAS}`),
}
