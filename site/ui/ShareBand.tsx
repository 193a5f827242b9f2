import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink, buttonClass } from './Button.tsx'
import { controlClass } from './Field.tsx'
import styles from './ShareBand.module.css'

type Props = {
  id: string
  heading: string
  lead: string
  /** The content below the text. */
  action?: ReactNode
  /** Links for sharing; a script finds one by its `id`, in `data-share`. */
  links: ReadonlyArray<{ href: string; text: string; id?: string }>
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
          <ul>
            {links.map(({ href, text, id }) => (
              <li key={text} data-share={id}>
                <ButtonLink href={href} variant="line">
                  {text}
                </ButtonLink>
              </li>
            ))}
          </ul>
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
