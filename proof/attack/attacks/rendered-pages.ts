import type { Attack } from '../attack.ts'
import { sendRepeatedly } from '../send-repeatedly.ts'

/** Calculator pages with new addresses, so that none is in the cache. */
export const freshCalculators: Attack = {
  name: '/calculator?x=N',
  run: (target) => sendRepeatedly(target, (at) => ({ path: `/calculator?x=${at}` })),
}

/** The contact page with a plan, which is rendered for each request. */
export const contactPlans: Attack = {
  name: '/contact-us?plan=N',
  run: (target) =>
    sendRepeatedly(target, (at) => ({ path: `/contact-us?plan=need%3Decommerce%26x%3D${at}` })),
}
