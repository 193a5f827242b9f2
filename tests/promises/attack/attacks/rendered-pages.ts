import type { Control } from '../../scenario.ts'
import type { Attack } from '../attack.ts'
import { sendRepeatedly } from '../send-repeatedly.ts'

/** A page that was never requested before, so that it has to be rendered. */
export const MEANWHILE = '/calculator?need=church-app&months=7'

/** Rendering takes turns between addresses. */
export const TURNS: Control = {
  file: 'server/http/bounds/request-queue.ts',
  find: 'queue.run(addressKey(request.ip), work, signal)',
  // Treats all visitors as one.
  replace: "queue.run('', work, signal)",
}

/** Calculator pages with new addresses, so that none is in the cache. */
export const freshCalculators: Attack = {
  name: '/calculator?x=N',
  meanwhile: MEANWHILE,
  control: TURNS,
  run: (target) => sendRepeatedly(target, (at) => ({ path: `/calculator?x=${at}` })),
}

/** The contact page with a plan, which is rendered for each request. */
export const contactPlans: Attack = {
  name: '/contact-us?plan=N',
  meanwhile: MEANWHILE,
  control: TURNS,
  run: (target) =>
    sendRepeatedly(target, (at) => ({ path: `/contact-us?plan=need%3Decommerce%26x%3D${at}` })),
}
