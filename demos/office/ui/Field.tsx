import type { ReactNode } from 'react'
import styles from './Field.module.css'

type Props = {
  label: ReactNode
  /** An input, select, textarea or output. */
  children: ReactNode
  /** What is wrong with it, in a sentence; null: nothing. */
  fault?: string | null
}

/** A control with its name above. */
export function Field({ label, children, fault = null }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className={styles.field}>
      <span>{label}</span>
      {children}
      {fault && (
        <span className={styles.fault} role="alert">
          {fault}
        </span>
      )}
    </label>
  )
}
