import { CroppedPicture } from './CroppedPicture.tsx'
import styles from './NextCase.module.css'
import type { Project } from './projects.ts'
import { Unbroken } from './Unbroken.tsx'

type Props = { project: Project }

/** The way on to the next case study; the whole strip leads there. */
export function NextCase({ project }: Props) {
  return (
    <section className={styles.next} data-tint={project.tint} aria-labelledby="next-case">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <p className={styles.label}>Next case</p>
          <h2 id="next-case">
            <a href={project.href}>
              <Unbroken text={project.title} upTo={12} />
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
