import { refusedWith } from '../api/refused.ts'
import { keptDraft } from '../reply/device-draft.ts'
import { Sheet } from './Sheet.tsx'
import { Trouble } from './Trouble.tsx'

/** In place of every page once nobody is signed in any more; what was being written is kept on this device. */
export function SignedOutSheet({ address }: { address: string }) {
  const open = Number(/\/e\/(\d+)$/.exec(address)?.[1] ?? 0)
  return (
    <Sheet>
      <Trouble error={refusedWith(401, { error: 'Please sign in again.' })} draftTo={keptDraft(open)?.to} />
    </Sheet>
  )
}
