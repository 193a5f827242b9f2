import type { CaseStudy } from '../../../domain/content/case-study.ts'
import { Figure } from './figures/Figure.tsx'
import { NoBreakTitle } from './NoBreakTitle.tsx'
import styles from './ProposedSteps.module.css'

type Props = { steps: CaseStudy['wouldDo'] }

/** What we would do, step by step, each with a figure of what it would look like. */
export function ProposedSteps({ steps }: Props) {
  return (
    <section className={styles.dawn}>
      <div className="wrap">
        <h2>What we would do</h2>
        <ol>
          {steps.map(({ text, figures }) => (
            <li key={text} className={styles.step}>
              <p className={styles.text}>
                <NoBreakTitle text={text} upTo={12} />
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
