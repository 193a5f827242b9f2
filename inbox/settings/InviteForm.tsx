import { useRef, useState } from 'react'
import { timeAndDayAhead } from '../../domain/calendar/day-words.ts'
import { inviteSchema } from '../../domain/inbox/api/people.ts'
import { mayDo, ROLES } from '../../domain/inbox/permissions.ts'
import { ROLE_WORDS } from '../../domain/inbox/words/names.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Choice, Field } from '../../ui/Field.tsx'
import type { LinkMade } from '../api/inbox-api.ts'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { useSession } from '../state/session.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { EmailField } from '../ui/EmailField.tsx'
import { Form } from '../ui/Form.tsx'
import { Card } from '../ui/layout.tsx'
import styles from './InviteForm.module.css'

/** Creates a one-time link for a new member of staff; owners only. */
export function InviteForm() {
  const api = useApi()
  const { me, mail } = useSession()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<(typeof ROLES)[number]>('member')
  const [emailFault, setEmailFault] = useState<string | undefined>()
  const [newLink, setNewLink] = useState<LinkMade | null>(null)
  const { act, fault, isBusy } = useSettingsAction(['people'])
  if (!mayDo('change-people', me.role)) return null

  async function invite(): Promise<void> {
    const parsedInvitation = inviteSchema.safeParse({ email, role })
    setEmailFault(parsedInvitation.error?.issues[0]?.message)
    if (!parsedInvitation.success) return
    const sentence = mail.way === 'smtp' ? `An invitation goes to ${parsedInvitation.data.email}.` : undefined
    const link = await act(() => api.invite(parsedInvitation.data), sentence)
    setNewLink(link)
    if (link) setEmail('')
  }
  return (
    <Card look="quiet">
      <h3>Invite somebody</h3>
      <Form className={styles.form} noValidate onSubmit={invite}>
        <EmailField
          label="Work e-mail"
          autoComplete="off"
          value={email}
          fault={emailFault ?? fault ?? undefined}
          onType={setEmail}
        />
        <Choice
          label="Role"
          value={role}
          options={[...ROLES].reverse().map((role) => [role, ROLE_WORDS[role]] as const)}
          onPick={setRole}
        />
        <Button type="submit" kind="fill" disabled={isBusy}>
          Invite
        </Button>
      </Form>
      <p className="muted">
        A member reads, answers and notes. Only an owner invites, exports, erases and changes settings. The
        last owner cannot leave.
      </p>
      {newLink && <CopyLinkDialog newLink={newLink} onClose={() => setNewLink(null)} />}
    </Card>
  )
}

/** If this installation sends no mail: shows a one-time link, once, to be passed on by hand. */
export function CopyLinkDialog({ newLink, onClose }: { newLink: LinkMade; onClose: () => void }) {
  const now = useNow()
  const { mail } = useSession()
  if (mail.way === 'smtp') return null
  return (
    <Dialog heading="Give them this link" onClose={onClose}>
      <p>
        No mail goes out yet, so send it yourself, by WhatsApp for one. The link works once, until{' '}
        {timeAndDayAhead(newLink.until, now)}, and is not shown again.
      </p>
      <CopyLink link={newLink.link} />
    </Dialog>
  )
}

function CopyLink({ link }: { link: string }) {
  const container = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState('')
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      setOutcome('Copied.')
    } catch {
      // The browser does not allow copying, or the page is not on HTTPS.
      container.current?.querySelector('input')?.select()
      setOutcome('This browser does not let us copy. The link is marked: copy it by hand.')
    }
  }
  return (
    <div ref={container}>
      <Field label="Link" readOnly value={link} onFocus={({ target }) => target.select()} />
      <Buttons>
        <Button kind="fill" onClick={() => void copy()}>
          Copy the link
        </Button>
      </Buttons>
      <p role="status">{outcome}</p>
    </div>
  )
}
