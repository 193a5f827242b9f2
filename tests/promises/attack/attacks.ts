import { once } from 'node:events'
import type { Attack } from './attack.ts'
import { commaLists } from './attacks/comma-lists.ts'
import { manyEstimates, manyReaders } from './attacks/legitimate-traffic.ts'
import { longPdfs } from './attacks/long-pdfs.ts'
import { idleSockets, slowReaders } from './attacks/many-connections.ts'
import { pipelinedCalculators, pipelinedSmallHeap } from './attacks/pipelined-calculators.ts'
import { readiness } from './attacks/readiness.ts'
import { faultyForms, refusedForms } from './attacks/refused-forms.ts'
import { contactPlans, freshCalculators } from './attacks/rendered-pages.ts'

/** The baseline: the visitors alone. */
const noAttack: Attack = {
  name: 'no attack',
  control: null, // nothing to defend against
  run: async ({ reportStart, endSignal }) => {
    reportStart()
    await once(endSignal, 'abort')
  },
}

/** The first is the baseline to compare with. */
export const ATTACKS: ReadonlyArray<Attack> = [
  noAttack,
  pipelinedCalculators,
  pipelinedSmallHeap,
  commaLists,
  freshCalculators,
  contactPlans,
  refusedForms,
  faultyForms,
  readiness,
  longPdfs,
  idleSockets,
  slowReaders,
  manyEstimates,
  manyReaders,
]
