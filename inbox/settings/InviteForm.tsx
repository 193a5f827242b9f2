import { useState } from 'react'
import { inviteSchema } from '../../domain/inbox/api/people.ts'
import { mayDo, ROLES } from '../../domain/inbox/permissions.ts'
import type { LinkMade } from '../api/inbox-api.ts'
import { useApi } from '../state/api-context.tsx'
import { useSession } from '../state/session.ts'
import { useSettingsAction } from '../state/settings-action.ts'
import words from '../styles/words.module.css'
import { button } from '../ui/button.ts'
import { Card } from '../ui/Card.tsx'
import { Choice, Field } from '../ui/Field.tsx'
import { ROLE_WORDS } from '../words/roles.ts'
import { CopyLinkDialog } from './CopyLinkDialog.tsx'
import styles from './InviteForm.module.css'

/** A one-time link for somebody new; owners only. */
export function InviteForm() {
  const api = useApi()
  const { me, mail } = useSession()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<(typeof ROLES)[number]>('member')
  const [wrong, setWrong] = useState<string | undefined>()
  const [made, setMade] = useState<LinkMade | null>(null)
  const { act, fault, isBusy } = useSettingsAction(['people'])
  if (!mayDo('change-people', me.role)) return null

  async function invite(): Promise<void> {
    const typed = inviteSchema.safeParse({ email: email.trim(), role })
    setWrong(typed.error?.issues[0]?.message)
    if (!typed.success) return
    const told = mail.way === 'smtp' ? `An invitation goes to ${typed.data.email}.` : undefined
    const link = await act(() => api.invite(typed.data), told)
    setMade(link)
    if (link) setEmail('')
  }
  return (
    <Card look="quiet">
      <h3>Invite somebody</h3>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void invite()
        }}
      >
        <Field
          label="Work e-mail"
          type="email"
          autoComplete="off"
          value={email}
          fault={wrong ?? fault ?? undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Choice
          label="Role"
          value={role}
          onChange={({ target }) => setRole(ROLES.find((each) => each === target.value) ?? 'member')}
        >
          {[...ROLES].reverse().map((each) => (
            <option key={each} value={each}>
              {ROLE_WORDS[each]}
            </option>
          ))}
        </Choice>
        <button type="submit" className={button('go')} disabled={isBusy}>
          Invite
        </button>
      </form>
      <p className={words.muted}>
        A member reads, answers and notes. Only an owner invites, exports, erases and changes settings. The
        last owner cannot leave.
      </p>
      {made && <CopyLinkDialog made={made} onClose={() => setMade(null)} />}
    </Card>
  )
}
