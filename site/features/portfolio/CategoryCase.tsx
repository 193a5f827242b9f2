import styles from './CategoryCase.module.css'
import { ProjectCard } from './ProjectCard.tsx'
import type { Project } from './projects.ts'

type Props = { project: Project }

/** The one project that shows a category. */
export function CategoryCase({ project }: Props) {
  return (
    <section className="band" aria-labelledby="example">
      <div className="wrap">
        <h2 id="example" className={styles.heading}>
          What it could look like
        </h2>
        <ProjectCard project={project} headingLevel={3} />
      </div>
    </section>
  )
}
