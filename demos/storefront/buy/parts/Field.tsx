import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'

type Own = {
  label: string
  /** `half`: two beside each other on a wide screen; `pair`: on a phone too. */
  width?: 'full' | 'half' | 'pair'
  /** What is wrong with it, in a sentence. */
  fault?: string | undefined
}

/** A field of one line, its label above and its fault below. */
export function Field({ label, width = 'full', fault, ...input }: Own & ComponentProps<'input'>) {
  const id = useId()
  return (
    <Labelled id={id} label={label} width={width} fault={fault}>
      <input
        {...input}
        id={id}
        className={styles.control}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
      />
    </Labelled>
  )
}

/** One of several words. */
export function Choice({ label, width = 'full', fault, ...select }: Own & ComponentProps<'select'>) {
  const id = useId()
  return (
    <Labelled id={id} label={label} width={width} fault={fault}>
      <select
        {...select}
        id={id}
        className={styles.control}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
      />
    </Labelled>
  )
}

/** Fields in two columns where there is room. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}

function Labelled({ id, label, width = 'full', fault, children }: Own & { id: string; children: ReactNode }) {
  return (
    <p className={styles[width]}>
      <label htmlFor={id}>{label}</label>
      {children}
      {fault && (
        <span id={`${id}-fault`} className={styles.fault}>
          {fault}
        </span>
      )}
    </p>
  )
}
