import type { Control } from '../../scenario.ts'
import type { Attack } from '../attack.ts'
import { sendRepeatedly } from '../send-repeatedly.ts'

/** A page that was not requested before, so that it has to be rendered. */
export const PROBE_PATH = '/calculator?need=church-app&months=7'

/** The defence that renders pages for visitors' addresses in turn. */
export const FAIR_QUEUE: Control = {
  file: 'server/http/bounds/request-queue.ts',
  find: 'queue.run(addressKey(request.ip), work, signal)',
  // Treats all visitors as one.
  replace: "queue.run('', work, signal)",
}

/** Calculator pages with new addresses, so that none is in the cache. */
export const freshCalculators: Attack = {
  name: '/calculator?x=N',
  probePath: PROBE_PATH,
  control: FAIR_QUEUE,
  run: (target) => sendRepeatedly(target, (at) => ({ path: `/calculator?x=${at}` })),
}

/** The contact page with a plan, which is rendered for each request. */
export const contactPlans: Attack = {
  name: '/contact-us?plan=N',
  probePath: PROBE_PATH,
  control: FAIR_QUEUE,
  run: (target) =>
    sendRepeatedly(target, (at) => ({ path: `/contact-us?plan=need%3Decommerce%26x%3D${at}` })),
}
