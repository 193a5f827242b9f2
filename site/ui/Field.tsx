import type { FocusEventHandler, FormEventHandler, ReactNode } from 'react'
import control from './control.module.css'
import styles from './Field.module.css'

type Props = {
  id: string
  name: string
  label: string
  type?: 'text' | 'email' | 'tel'
  /** What the browser may fill in by itself, as in the `autocomplete` attribute. */
  autoComplete: string
  /** What the phone's keyboard shows on its Enter key. */
  enterKeyHint?: 'next' | 'send'
  placeholder?: string
  pattern?: string
  defaultValue?: string | undefined
  error?: string | undefined
  /** What is asked about the value, if it is worth a question; undefined where nothing ever is. */
  question?: string | null | undefined
  onInput?: FormEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/** A required field of one line: its label above, its fault below, both tied to it for those who do not see them. */
export function Field({ id, label, type = 'text', enterKeyHint = 'next', error, question, ...input }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        required
        enterKeyHint={enterKeyHint}
        {...input}
        className={controlClass}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorIdOf(id) : undefined}
      />
      <FieldError field={id} error={error} />
      {question !== undefined && (
        <p role="status" className={styles.question}>
          {question}
        </p>
      )}
    </div>
  )
}

/** The class of a field's control, for a `<textarea>` too. */
export const controlClass = control.control

/** The sentence that says what is wrong with a field; nothing where nothing is. */
export function FieldError({ field, error }: { field: string; error: ReactNode }) {
  if (!error) return null
  return (
    <p id={errorIdOf(field)} className={styles.error}>
      {error}
    </p>
  )
}

export function errorIdOf(field: string): string {
  return `${field}-error`
}
