import { useState } from 'react'
import type { PasswordSignIn } from '../../domain/inbox/api/sign-in.ts'
import { button } from '../ui/button.ts'
import { Field } from '../ui/Field.tsx'
import styles from './form.module.css'

type Props = { isRefused: boolean; seconds: number; isBusy: boolean; onSend: (typed: PasswordSignIn) => void }

/** Address and password; after a refusal the button counts the seconds until it may be tried again. */
export function PasswordForm({ isRefused, seconds, isBusy, onSend }: Props) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const isWaiting = seconds > 0
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWaiting && !isBusy) onSend({ email, password })
      }}
    >
      <Field
        label="Work e-mail"
        type="email"
        autoComplete="username webauthn"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        aria-invalid={isRefused || undefined}
        onChange={({ target }) => setPassword(target.value)}
      />
      <button type="submit" className={button()} aria-disabled={isWaiting || isBusy}>
        {isWaiting ? `Try again in ${seconds} s` : 'Sign in with a password'}
      </button>
    </form>
  )
}
