import { refusedWith } from '../api/refused.ts'
import { loadLocalDraft } from '../enquiries/reply/local-draft.ts'
import { useSession } from '../state/session.ts'
import { LoadError } from './LoadError.tsx'
import { PageBody } from './PageBody.tsx'

/** Replaces every page when the session has ended; unsent text is kept on this device. */
export function SignedOutPage({ address }: { address: string }) {
  const { me } = useSession()
  const open = Number(/\/e\/(\d+)$/.exec(address)?.[1] ?? 0)
  const draftTo = loadLocalDraft(open, me.id)?.to
  return (
    <PageBody>
      <LoadError error={refusedWith(401, { error: 'Please sign in again.' })} draftTo={draftTo} />
    </PageBody>
  )
}
