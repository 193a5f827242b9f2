import type { Faq } from '../../../domain/content/pages.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Moon } from '../../ui/Moon.tsx'
import styles from './NextSteps.module.css'

/** What happens after the visitor asks; the moons fill from new to full. */
export function NextSteps({ steps }: { steps: ReadonlyArray<Faq> }) {
  return (
    <section className={styles.band} aria-labelledby="next">
      <div className="wrap">
        <h2 id="next">What happens next</h2>
        <ol className={styles.steps}>
          {steps.map(({ title, description }, at) => (
            <li key={title}>
              <Moon fraction={at / (steps.length - 1)} className={styles.moon ?? ''} />
              <div>
                <h3>
                  {at + 1} {title}
                </h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ol>
        <ButtonLink href={paths.contactUs} className={styles.ask ?? ''}>
          Ask us
        </ButtonLink>
      </div>
    </section>
  )
}
