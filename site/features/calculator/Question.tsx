import type { ReactNode } from 'react'
import { FieldError } from '../../ui/Field.tsx'
import styles from './question.module.css'

/** One question of the form. */
export function Question({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.question} id={id}>
      <legend>
        <h2>{title}</h2>
      </legend>
      {children}
    </fieldset>
  )
}

/** The error of a field, below it; announced as soon as it appears. */
export function Fault({ field, sentence }: { field: string; sentence: string | null }) {
  return (
    <div aria-live="polite" className={styles.fault}>
      <FieldError field={field} error={sentence} />
    </div>
  )
}
