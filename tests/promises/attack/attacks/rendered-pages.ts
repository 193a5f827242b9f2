import type { Control } from '../../scenario.ts'
import type { Attack } from '../attack.ts'
import { sendRepeatedly } from '../send-repeatedly.ts'

/** A page that nobody has asked for yet, so that it has to be rendered. */
export const MEANWHILE = '/calculator?need=church-app&months=7'

/** What is rendered is rendered for the addresses in turn. */
export const TURNS: Control = {
  file: 'server/http/bounds/request-queue.ts',
  find: 'queue.run(addressKey(request.ip), work, signal)',
  // As if everybody were one.
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
