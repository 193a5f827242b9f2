import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from './Button.tsx'
import { controlClass } from './Field.tsx'
import styles from './ShareBand.module.css'

type Props = {
  id: string
  heading: string
  lead: string
  /** The content below the text. */
  action?: ReactNode
  /** Links for sharing, as list items. */
  links: ReactNode
  /** The field with the link to copy. */
  copy: ReactNode
}

/** The means of keeping or sharing a page's content. */
export function ShareBand({ id, heading, lead, action, links, copy }: Props) {
  const headingId = `${id}-heading`
  return (
    <section className={`quiet off-paper ${styles.share}`} id={id} aria-labelledby={headingId}>
      <div className={`wrap split ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id={headingId}>{heading}</h2>
          <p className="lead">{lead}</p>
          {action}
        </div>
        <div className={styles.ways}>
          {copy}
          <ul>{links}</ul>
        </div>
      </div>
    </section>
  )
}

type LinkProps = ComponentProps<'input'> & {
  id: string
  label: string
  onCopy?: () => void
  /** The result of copying. */
  outcome?: string
}

/** A link in a field, with a button that copies it. */
export function LinkToCopy({ id, label, onCopy, outcome, ...field }: LinkProps) {
  return (
    <div className={styles.copy}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input id={id} readOnly {...field} className={controlClass} />
        <button type="button" className={buttonClass({})} onClick={onCopy} data-live="">
          Copy
        </button>
      </div>
      <p role="status">{outcome}</p>
    </div>
  )
}
