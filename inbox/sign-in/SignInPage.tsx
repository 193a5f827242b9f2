import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { PasswordSignIn } from '../../domain/inbox/api/sign-in.ts'
import { counted } from '../../domain/wording.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { isRefused } from '../api/refused.ts'
import { useApi } from '../state/api-context.tsx'
import { refusalSentence } from '../state/fault.ts'
import { supportsPasskeys } from '../state/passkeys.ts'
import { EmailField } from '../ui/EmailField.tsx'
import { Form } from '../ui/Form.tsx'
import styles from './SignInFrame.module.css'
import { OrDivider, SignInFrame } from './SignInFrame.tsx'

/** The sign-in page: a passkey first if the browser supports them. Every refusal has the same sentence, and a delay, never a lock-out. */
export function SignInPage() {
  const api = useApi()
  const client = useQueryClient()
  const { history } = useRouter()
  const { back = '/inbox/needs' } = useSearch({ from: '/sign-in' })
  const [refusal, setRefusal] = useState<{ sentence: string; seconds: number } | null>(null)
  const { seconds, startCountdown } = useCountdown()
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
      startCountdown(waitSeconds)
    } finally {
      setBusy(false)
    }
  }

  const passkey = supportsPasskeys && (
    <Button key="passkey" kind="fill" disabled={isBusy} onClick={() => void run(api.signInWithPasskey)}>
      <Icon path={icons.key} />
      Use your passkey
    </Button>
  )
  const password = (
    <PasswordForm
      key="password"
      isRefused={refusal !== null}
      seconds={seconds}
      isBusy={isBusy}
      onSend={(credentials) => void run(() => api.signInWithPassword(credentials))}
    />
  )
  const or = supportsPasskeys && <OrDivider key="or" />
  return (
    <SignInFrame title="Sign in">
      {refusal === null ? (
        <p className="muted">For the people who answer.</p>
      ) : (
        <Refusal sentence={refusal.sentence} seconds={refusal.seconds} />
      )}
      {/* After a refusal the password form is first; keys keep what was typed in it. */}
      {refusal === null ? [passkey, or, password] : [password, or, passkey]}
      {refusal === null && (
        <p className="muted">
          No way in? An owner can send you a new link. An owner without a way in runs{' '}
          <b>npm run inbox:owner</b> on the server.
        </p>
      )}
    </SignInFrame>
  )
}

type Props = {
  isRefused: boolean
  seconds: number
  isBusy: boolean
  onSend: (credentials: PasswordSignIn) => void
}

/** Address and password; after a refusal the button counts down the seconds until the next attempt. */
function PasswordForm({ isRefused, seconds, isBusy, onSend }: Props) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const isWaiting = seconds > 0
  return (
    <Form
      onSubmit={() => {
        if (!isWaiting && !isBusy) onSend({ email, password })
      }}
    >
      <EmailField
        label="Work e-mail"
        autoComplete="username webauthn"
        required
        value={email}
        onType={setEmail}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        aria-invalid={isRefused || undefined}
        onType={setPassword}
      />
      <Button type="submit" kind={supportsPasskeys ? 'edged' : 'fill'} aria-disabled={isWaiting || isBusy}>
        {isWaiting ? `Try again in ${seconds} s` : 'Sign in with a password'}
      </Button>
    </Form>
  )
}

/** The reason of a refused sign-in, which never reveals whether the address exists. */
function Refusal({ sentence, seconds }: { sentence: string; seconds: number }) {
  return (
    <p className={styles.refusal} role="alert">
      <b>{sentence}</b>
      {seconds > 0 &&
        `Look at the address and the password. You can try again in ${counted(seconds, 'second')}; nobody is ever locked out.`}
    </p>
  )
}

/** Seconds counted down to 0. */
function useCountdown(): { seconds: number; startCountdown: (seconds: number) => void } {
  const [seconds, setSeconds] = useState(0)
  const isWaiting = seconds > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setSeconds((left) => Math.max(left - 1, 0)), 1_000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return { seconds, startCountdown: useCallback((delay: number) => setSeconds(delay), []) }
}
