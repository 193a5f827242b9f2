import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { isRefused } from '../api/refused.ts'
import { useApi } from '../state/api-context.tsx'
import words from '../styles/words.module.css'
import { button } from '../ui/button.ts'
import { Icon } from '../ui/Icon.tsx'
import { Gate } from './Gate.tsx'
import { OrDivider } from './OrDivider.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { Refusal } from './Refusal.tsx'
import { refusalSentence } from './refusal-sentence.ts'
import { useWait } from './wait.ts'

/** Signing in: the passkey first, else the password. One sentence for every refusal, and seconds to wait, never a lock-out. */
export function SignInPage() {
  const api = useApi()
  const client = useQueryClient()
  const { history } = useRouter()
  const { back = '/inbox/needs' } = useSearch({ from: '/sign-in' })
  const [refusal, setRefusal] = useState<{ sentence: string; seconds: number } | null>(null)
  const { seconds, wait } = useWait()
  const [isBusy, setBusy] = useState(false)

  async function run(act: () => Promise<void>): Promise<void> {
    setBusy(true)
    setRefusal(null)
    try {
      await act()
      client.clear()
      history.push(back)
    } catch (error) {
      const waitSeconds = isRefused(error) ? (error.body.retryAfterSeconds ?? 0) : 0
      setRefusal({ sentence: refusalSentence(error), seconds: waitSeconds })
      wait(waitSeconds)
    } finally {
      setBusy(false)
    }
  }

  const passkey = (
    <button
      key="passkey"
      type="button"
      className={button('go')}
      disabled={isBusy}
      onClick={() => void run(api.signInWithPasskey)}
    >
      <Icon name="key" />
      Use your passkey
    </button>
  )
  const password = (
    <PasswordForm
      key="password"
      isRefused={refusal !== null}
      seconds={seconds}
      isBusy={isBusy}
      onSend={(typed) => void run(() => api.signInWithPassword(typed))}
    />
  )
  const or = <OrDivider key="or" />
  return (
    <Gate title="Sign in">
      <h1>Sign in</h1>
      {refusal === null ? (
        <p className={words.muted}>For the people who answer.</p>
      ) : (
        <Refusal sentence={refusal.sentence} seconds={refusal.seconds} />
      )}
      {/* After a refusal the password form is first; keys keep what was typed in it. */}
      {refusal === null ? [passkey, or, password] : [password, or, passkey]}
      {refusal === null && (
        <p className={words.muted}>
          No way in? An owner can send you a new link. An owner without a way in runs{' '}
          <b>npm run inbox:owner</b> on the server.
        </p>
      )}
    </Gate>
  )
}
