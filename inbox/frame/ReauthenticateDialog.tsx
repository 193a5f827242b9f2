import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Fault, Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { useApi } from '../state/api-context.tsx'
import { refusalSentence, useFault } from '../state/fault.ts'
import { supportsPasskeys } from '../state/passkeys.ts'
import { useSession } from '../state/session.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Form } from '../ui/Form.tsx'

/** Asks for the passkey or password again before an action that cannot be undone. */
export function ReauthenticateDialog({ onEnd }: { onEnd: (isDone: boolean) => void }) {
  const api = useApi()
  const { me } = useSession()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useFault(refusalSentence)

  async function run(act: () => Promise<void>): Promise<void> {
    setFault(null)
    try {
      await act()
      onEnd(true)
    } catch (error) {
      setFault(error)
    }
  }
  return (
    <Dialog heading="Is it you?" onClose={() => onEnd(false)}>
      <p>This asks for your passkey or password once more.</p>
      {supportsPasskeys && me.passkeys > 0 && (
        <Button kind="fill" onClick={() => void run(() => api.reauthenticateWithPasskey())}>
          <Icon path={icons.key} />
          Use your passkey
        </Button>
      )}
      {me.hasPassword && (
        <Form onSubmit={() => run(() => api.reauthenticateWithPassword(password))}>
          <Field
            label="Password"
            type="password"
            autoComplete="current-password"
            value={password}
            onType={setPassword}
          />
          <Button type="submit" disabled={password === ''}>
            Go on
          </Button>
        </Form>
      )}
      <Fault words={fault} />
    </Dialog>
  )
}
