import type { CaseStudy } from '../../../domain/content/case-study.ts'
import styles from './Dawn.module.css'
import { Figure } from './figures/Figure.tsx'
import { Unbroken } from './Unbroken.tsx'

type Props = { steps: CaseStudy['wouldDo'] }

/** What we would do: the paper comes up as a curved horizon, each step with what it would look like. */
export function Dawn({ steps }: Props) {
  return (
    <section className={styles.dawn}>
      <div className="wrap">
        <h2>What we would do</h2>
        <ol>
          {steps.map(({ text, figures }) => (
            <li key={text} className={styles.step}>
              <p className={styles.text}>
                <Unbroken text={text} upTo={12} />
              </p>
              <div className={figures.length > 1 ? styles.two : styles.one}>
                {figures.map((figure) => (
                  <Figure key={figure.kind} figure={figure} />
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
