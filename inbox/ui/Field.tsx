import { type ComponentProps, type ReactNode, useId } from 'react'
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
