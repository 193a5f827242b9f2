import type { FocusEventHandler, FormEventHandler, ReactNode, Ref } from 'react'
import control from './control.module.css'
import styles from './Field.module.css'

/** What every field of a form has. */
export type FieldProps = {
  id: string
  name: string
  label: string
  defaultValue: string | undefined
  error?: string | undefined
}

type Props = FieldProps & {
  type?: 'text' | 'email' | 'tel'
  /** The kind of autofill, as in the `autocomplete` attribute. */
  autoComplete: string
  /** The label of Enter on a phone's keyboard. */
  enterKeyHint?: 'next' | 'send'
  placeholder?: string
  pattern?: string
  /** A question about the value, if it is doubtful; undefined for fields without questions. */
  question?: ReactNode
  ref?: Ref<HTMLInputElement>
  onInput?: FormEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/** A required one-line field: its label above, its error below, both associated with it for assistive technology. */
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

/** The error of a field; nothing without one. */
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
