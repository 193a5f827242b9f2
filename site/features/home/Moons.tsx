import type { Home } from '../../../domain/content/pages.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import fullMoon from './FullMoon.module.css'
import styles from './HalfMoon.module.css'
import { PlanRow } from './PlanRow.tsx'
import type { PlanProgress } from './plan-progress.ts'

/** The teaser of the about page, on the half moon that marks half of the example plan. */
export function HalfMoon({ words, progress }: { words: Home['about']; progress: PlanProgress }) {
  return (
    <section className={`night ${styles.half}`} aria-labelledby="about">
      <div className="wrap">
        <PlanRow progress={progress} />
      </div>
      <div className={styles.stage}>
        <svg className={styles.moon} viewBox="-100 -100 200 200" aria-hidden="true">
          <circle r="100" className={styles.dark} />
          <path d="M0 -100A100 100 0 0 0 0 100Z" className={styles.lit} />
        </svg>
        <div className={styles.light}>
          <h2 id="about">{words.heading}</h2>
        </div>
        <div className={`stack ${styles.shade}`}>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ButtonLink href={paths.aboutUs} variant="ghost" className={styles.action ?? ''}>
            Our story
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** The end of the page: the example plan is paid, and the client gets the code. */
export function FullMoon({ months, total }: { months: number; total: string }) {
  return (
    <section className={fullMoon.ground} aria-labelledby="closing">
      <div className={`wrap stack ${fullMoon.words}`}>
        <p className={fullMoon.done}>
          <b>
            Month {months} of {months}
          </b>
          <span>{total} paid. You get the program itself.</span>
        </p>
        <h2 id="closing">Have a great project?</h2>
        <p className="lead">Let’s discuss your project.</p>
        <ButtonLink href={paths.contactCall} className={fullMoon.action ?? ''}>
          Schedule a call
        </ButtonLink>
      </div>
    </section>
  )
}
