import type { Branch } from '../../catalogue/product.ts'
import { Note } from '../ui/Note.tsx'
import { belowThresholdText, type RemainingStock } from './stock-after-transfer.ts'

/** Whether the sender can spare what moves. It may send it nevertheless. */
export function LowStockWarning({ kept, from }: { kept: ReadonlyArray<RemainingStock>; from: Branch }) {
  const under = belowThresholdText(kept, from)
  return (
    <Note tone={under ? 'wait' : 'gold'} isStatus>
      {under ?? `${from} stays above its low-stock level.`}
    </Note>
  )
}
