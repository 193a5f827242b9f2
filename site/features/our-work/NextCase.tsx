import { CroppedPicture } from './CroppedPicture.tsx'
import styles from './NextCase.module.css'
import { NoBreakTitle } from './NoBreakTitle.tsx'
import type { Project } from './projects.ts'

type Props = { project: Project }

/** A link to the next case study, across the whole strip. */
export function NextCase({ project }: Props) {
  return (
    <section className={styles.next} data-tint={project.tint} aria-labelledby="next-case">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <p className={styles.label}>Next case</p>
          <h2 id="next-case">
            <a href={project.href}>
              <NoBreakTitle text={project.title} upTo={12} />
            </a>
          </h2>
          <p className={`lead ${styles.summary}`}>{project.summary}</p>
          <span className={styles.arrow} aria-hidden="true">
            →
          </span>
        </div>
        <div className={styles.picture}>
          <CroppedPicture
            picture={project.picture}
            only="wide"
            decorative
            sizes={{ wide: '(min-width: 60rem) 42rem, 100vw', narrow: '' }}
          />
        </div>
      </div>
    </section>
  )
}
