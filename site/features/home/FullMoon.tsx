import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './FullMoon.module.css'

type Props = { months: number; total: string }

/** The end of the page: the example plan is paid and the client gets the code. */
export function FullMoon({ months, total }: Props) {
  return (
    <section className={styles.ground} aria-labelledby="closing">
      <div className={`wrap ${styles.words}`}>
        <p className={styles.done}>
          <b>
            Month {months} of {months}
          </b>
          <span>{total} paid. You get the code.</span>
        </p>
        <h2 id="closing">Have a great project?</h2>
        <p className="lead">Let’s discuss your project.</p>
        <ButtonLink href={paths.contactCall} className={styles.action ?? ''}>
          Schedule a call
        </ButtonLink>
      </div>
    </section>
  )
}
