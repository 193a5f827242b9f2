import type { Attack } from '../attack.ts'
import { keepAsking } from '../keep-asking.ts'

/** A calculator that nobody asked for yet, so that it is not in memory. */
export const freshCalculators: Attack = {
  name: '/calculator?x=N',
  strike: (target) => keepAsking(target, (at) => ({ path: `/calculator?x=${at}` })),
}

/** The contact page with a plan, which is rendered for each. */
export const contactPlans: Attack = {
  name: '/contact-us?plan=N',
  strike: (target) => keepAsking(target, (at) => ({ path: `/contact-us?plan=need%3Decommerce%26x%3D${at}` })),
}
