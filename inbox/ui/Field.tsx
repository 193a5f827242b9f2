import { type ComponentProps, type ReactNode, useId } from 'react'
import { plainEmail, typedEmail } from '../../domain/enquiry/email.ts'
import fields from './field.module.css'
import styles from './field.module.css'

type Shared = { label: string; quiet?: boolean; hint?: ReactNode; fault?: string | undefined }

/** A labelled field with its error below. */
export function Field({ label, quiet, hint, fault, ...input }: Shared & ComponentProps<'input'>) {
  const id = useId()
  return (
    <p className={styles.field}>
      <label className={quiet ? styles.quiet : styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.input}
        {...input}
        id={id}
        aria-invalid={fault ? true : input['aria-invalid']}
        aria-describedby={fault || hint ? `${id}-hint` : undefined}
      />
      <Below id={id} fault={fault} hint={hint} />
    </p>
  )
}

type EmailFieldProps = Shared &
  Omit<ComponentProps<'input'>, 'type' | 'onChange'> & { onType: (typed: string) => void }

/** A labelled field for an e-mail address. */
export function EmailField({ onType, ...field }: EmailFieldProps) {
  return (
    <Field
      {...field}
      type="email"
      onChange={({ target }) => onType(typedEmail(target))}
      onBlur={({ target }) => onType(plainEmail(target.value))}
    />
  )
}

/** A labelled choice. */
export function Choice({
  label,
  quiet,
  hint,
  fault,
  children,
  ...select
}: Shared & ComponentProps<'select'>) {
  const id = useId()
  return (
    <p className={styles.field}>
      <label className={quiet ? styles.quiet : styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        className={styles.select}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.blur()
        }}
        {...select}
        id={id}
        aria-describedby={fault || hint ? `${id}-hint` : undefined}
      >
        {children}
      </select>
      <Below id={id} fault={fault} hint={hint} />
    </p>
  )
}

function Below({ id, fault, hint }: { id: string; fault: string | undefined; hint: ReactNode }) {
  if (!fault && !hint) return null
  return (
    <span id={`${id}-hint`} className={fault ? styles.fault : styles.quiet}>
      {fault ?? hint}
    </span>
  )
}

/** Why something was not done. */
export function Fault({ words }: { words: string | null | undefined }) {
  return words ? (
    <p role="alert" className={fields.fault}>
      {words}
    </p>
  ) : null
}

type Props = {
  label: string
  value: string
  options: ReadonlyArray<readonly [value: string, words: string]>
  onPick: (value: string) => void
}

/** A choice that looks like a tag. */
export function TagChoice({ label, value, options, onPick }: Props) {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      value={value}
      onChange={({ target }) => onPick(target.value)}
    >
      {options.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  )
}
