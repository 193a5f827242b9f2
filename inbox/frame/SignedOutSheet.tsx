import { refusedWith } from '../api/refused.ts'
import { keptDraft } from '../enquiries/reply/device-draft.ts'
import { useSession } from '../state/session.ts'
import { Sheet } from './Sheet.tsx'
import { Trouble } from './Trouble.tsx'

/** In place of every page once nobody is signed in any more; what was being written is kept on this device. */
export function SignedOutSheet({ address }: { address: string }) {
  const { me } = useSession()
  const open = Number(/\/e\/(\d+)$/.exec(address)?.[1] ?? 0)
  const draftTo = keptDraft(open, me.id)?.to
  return (
    <Sheet>
      <Trouble error={refusedWith(401, { error: 'Please sign in again.' })} draftTo={draftTo} />
    </Sheet>
  )
}
