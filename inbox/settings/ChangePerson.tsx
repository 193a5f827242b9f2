import { useState } from 'react'
import type { ChangePerson as Change, StaffMember } from '../../domain/inbox/api/people.ts'
import type { LinkMade } from '../api/inbox-api.ts'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { useSession } from '../state/session.ts'
import { Buttons, button } from '../ui/Buttons.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Fault } from '../ui/Field.tsx'
import { CopyLinkDialog } from './InviteForm.tsx'

/** Another role, a new link to get in, or out. */
export function ChangePerson({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const api = useApi()
  const { act, fault, isBusy } = useSettingsAction(['people', 'session'])
  const [made, setMade] = useState<LinkMade | null>(null)
  const { id, name, email, role } = person
  const { mail } = useSession()
  const linkTold = mail.way === 'smtp' ? `A new link goes to ${email}.` : undefined
  const other = role === 'owner' ? 'member' : 'owner'

  async function run(what: () => Promise<void>, words: string): Promise<void> {
    const isDone = await act(async () => {
      await what()
      return true
    }, words)
    if (isDone) onClose()
  }
  const change = (changed: Change, words: string) => void run(() => api.changePerson(id, changed), words)
  return (
    <Dialog heading={name} onClose={onClose} narrow>
      <Buttons>
        <button
          type="button"
          className={button()}
          disabled={isBusy}
          onClick={() =>
            change({ role: other }, `${name} is ${other === 'owner' ? 'an owner' : 'a member'} now.`)
          }
        >
          Make {other === 'owner' ? 'an owner' : 'a member'}
        </button>
        <button
          type="button"
          className={button()}
          disabled={isBusy}
          onClick={async () => setMade(await act(() => api.newLink(id), linkTold))}
        >
          {mail.way === 'smtp' ? 'Send a new link' : 'Make a new link'}
        </button>
        <button
          type="button"
          className={button('danger')}
          disabled={isBusy}
          onClick={() => change({ left: true }, `${name} is out, and signed out everywhere.`)}
        >
          {name} has left
        </button>
      </Buttons>
      <Fault words={fault} />
      {made && <CopyLinkDialog made={made} onClose={onClose} />}
    </Dialog>
  )
}
