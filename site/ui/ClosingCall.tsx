import { ButtonLink } from './Button.tsx'
import styles from './ClosingCall.module.css'

type Props = { heading: string; lead: string; href: string; action: string }

/** The closing call to action on the ground of the full moon. */
export function ClosingCall({ heading, lead, href, action }: Props) {
  return (
    <section className={styles.closing}>
      <div className={`wrap ${styles.inner}`}>
        <h2>{heading}</h2>
        <p className="lead">{lead}</p>
        <ButtonLink href={href} className={styles.action ?? ''}>
          {action}
        </ButtonLink>
      </div>
    </section>
  )
}
