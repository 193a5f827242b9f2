import type { ReactNode } from 'react'
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
