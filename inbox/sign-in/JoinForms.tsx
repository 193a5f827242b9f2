import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Welcome } from '../../domain/inbox/api/sign-in.ts'
import { Button } from '../../ui/Button.tsx'
import { Fault, Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import type { LinkKind } from '../api/inbox-api.ts'
import { isRefused } from '../api/refused.ts'
import { useApi } from '../state/api-context.tsx'
import { refusalSentence } from '../state/fault.ts'
import { supportsPasskeys } from '../state/passkeys.ts'
import { EmailField } from '../ui/EmailField.tsx'
import { Form } from '../ui/Form.tsx'
import { NewPasswordField } from '../ui/NewPasswordField.tsx'
import { OrDivider } from './SignInFrame.tsx'

type Faults = Readonly<Record<string, string>>

/** Name and address, with a passkey if the browser supports them, or a password. */
export function JoinForms({ kind, token, welcome }: { kind: LinkKind; token: string; welcome: Welcome }) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState(welcome.name ?? '')
  const [email, setEmail] = useState(welcome.email ?? '')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})

  async function join(act: () => Promise<void>): Promise<void> {
    setFaults({})
    try {
      await act()
      client.clear()
      await navigate({ to: '/$list', params: { list: 'needs' } })
    } catch (error) {
      setFaults(isRefused(error) && error.body.fields ? error.body.fields : { form: refusalSentence(error) })
    }
  }

  const fields = (
    <>
      <Field
        label="Your name, as clients will read it"
        autoComplete="name"
        required
        value={name}
        fault={faults.name}
        onType={setName}
      />
      <EmailField
        label="Work e-mail"
        autoComplete="username"
        required
        readOnly={welcome.email !== null}
        value={email}
        fault={faults.email}
        onType={setEmail}
      />
      <Fault words={faults.form} />
    </>
  )
  return (
    <>
      {supportsPasskeys && (
        <>
          <Form onSubmit={() => join(() => api.joinWithPasskey(kind, token, { name, email }))}>
            {fields}
            <p className="muted">
              A passkey is how you unlock this device: your finger, your face or its PIN. There is nothing to
              remember.
            </p>
            <Button type="submit" kind="fill">
              <Icon path={icons.key} />
              Make a passkey
            </Button>
          </Form>
          <OrDivider />
        </>
      )}
      <Form onSubmit={() => join(() => api.joinWithPassword(kind, token, { name, email, password }))}>
        {!supportsPasskeys && fields}
        <NewPasswordField
          password={password}
          personal={[name, email]}
          fault={faults.password}
          onType={(newPassword) => {
            setPassword(newPassword)
            setFaults({}) // an edited field no longer shows its error
          }}
        />
        <Button type="submit" kind={supportsPasskeys ? 'edged' : 'fill'}>
          Use a password
        </Button>
      </Form>
    </>
  )
}
