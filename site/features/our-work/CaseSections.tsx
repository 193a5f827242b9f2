import type { CaseStudy } from '../../../domain/content/case-study.ts'
import { pictureSources } from '../../images/pictures.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './CaseSections.module.css'
import { Figure } from './figures/Figure.tsx'
import { NoBreakTitle } from './NoBreakTitle.tsx'
import type { Project } from './projects.ts'

/** What we would do, step by step, most steps with a figure. */
export function ProposedSteps({ heading, steps }: { heading: string; steps: CaseStudy['wouldDo'] }) {
  return (
    <section className={styles.dawn}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ol>
          {steps.map(({ id, text, figures }) => (
            <li key={id} className={styles.step}>
              <p className={styles.text}>
                <NoBreakTitle text={text} maxChars={12} />
              </p>
              {figures.length > 0 && (
                <div className={figures.length > 1 ? styles.two : styles.one}>
                  {figures.map((figure) => (
                    <Figure key={figure.kind} figure={figure} />
                  ))}
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** How we would know it works, measure by measure. */
export function SuccessMeasures({ heading, measures }: { heading: string; measures: ReadonlyArray<string> }) {
  return (
    <Section ground="quiet" className="split split-narrow">
      <h2>{heading}</h2>
      <ol className={styles.list}>
        {measures.map((measure) => (
          <li key={measure}>{measure}</li>
        ))}
      </ol>
    </Section>
  )
}

/** A link to the next case study, across the whole strip. */
export function NextCase({ project }: { project: Project }) {
  return (
    <section className={`tint off-paper ${styles.next}`} data-tint={project.tint} aria-labelledby="next-case">
      <div className={`wrap split ${styles.inner}`}>
        <div className={`stack ${styles.words}`}>
          <p className={styles.label}>Next case</p>
          <h2 id="next-case">
            <a href={project.href}>
              <NoBreakTitle text={project.title} maxChars={12} />
            </a>
          </h2>
          <p className="lead">{project.summary}</p>
          <span className={styles.arrow} aria-hidden="true">
            →
          </span>
        </div>
        <div className={styles.picture}>
          <Picture
            sources={pictureSources(`${project.picture.name}-wide`)}
            alt=""
            sizes="(min-width: 60rem) 42rem, 100vw"
          />
        </div>
      </div>
    </section>
  )
}
