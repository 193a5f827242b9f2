import { useDeferredValue, useEffect, useState } from 'react'
import { PASSWORD_MIN_CHARS } from '../../domain/inbox/api/sign-in.ts'
import { Field } from '../../ui/Field.tsx'

type Props = {
  password: string
  /** The person's name and address, which others guess first. */
  personal: ReadonlyArray<string>
  fault: string | undefined
  onType: (password: string) => void
}

/** A field for a new password. */
export function NewPasswordField({ password, personal, fault, onType }: Props) {
  return (
    <Field
      label={`A password of ${PASSWORD_MIN_CHARS} or more characters`}
      type="password"
      autoComplete="new-password"
      minLength={PASSWORD_MIN_CHARS}
      required
      value={password}
      fault={fault}
      hint={<PasswordHint password={password} personal={personal} />}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

type PasswordChecker = typeof import('../../domain/inbox/password/weak-password.ts')

/** Says whether a typed password is easy to guess, once it is long enough. The server checks it again. */
function PasswordHint({ password, personal }: Pick<Props, 'password' | 'personal'>) {
  const [checker, setChecker] = useState<PasswordChecker | null>(null)
  const deferredPassword = useDeferredValue(password)
  const isTyping = password !== ''
  useEffect(() => {
    if (!isTyping) return
    // Without the checker there is no hint; the server still checks.
    import('../../domain/inbox/password/weak-password.ts').then(setChecker, () => {})
  }, [isTyping])
  return (
    <span aria-live="polite">
      {checker && deferredPassword.length >= PASSWORD_MIN_CHARS && hintOf(checker)}
    </span>
  )

  function hintOf({ personalWords, weakPasswordSentence }: PasswordChecker): string {
    const words = personalWords([...personal, COMPANY_NAME, location.hostname])
    return weakPasswordSentence(deferredPassword, words) ?? 'Not one of the common ones.'
  }
}
