import type { Attack } from './attack.ts'
import { commaLists } from './attacks/comma-lists.ts'
import { idleSockets } from './attacks/idle-sockets.ts'
import { manyFigures, manyReaders } from './attacks/innocent.ts'
import { longPdfs } from './attacks/long-pdfs.ts'
import { nobody } from './attacks/nobody.ts'
import { pipelinedCalculators, pipelinedSmallHeap } from './attacks/pipelined-calculators.ts'
import { readiness } from './attacks/readiness.ts'
import { faultyForms, refusedForms } from './attacks/refused-forms.ts'
import { contactPlans, freshCalculators } from './attacks/rendered-pages.ts'

/** In the order of the table; the first is the calm to compare with. */
export const ATTACKS: ReadonlyArray<Attack> = [
  nobody,
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
  manyFigures,
  manyReaders,
]
