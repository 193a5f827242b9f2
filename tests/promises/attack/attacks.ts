import { once } from 'node:events'
import type { Attack } from './attack.ts'
import { manyEstimates, manyReaders } from './attacks/legitimate-traffic.ts'
import { idleSockets, slowReaders } from './attacks/many-connections.ts'
import { pipelinedCalculators } from './attacks/pipelined-calculators.ts'
import { freshCalculators, longPdfs } from './attacks/rendered-pages.ts'

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
  freshCalculators,
  longPdfs,
  idleSockets,
  slowReaders,
  manyEstimates,
  manyReaders,
]
