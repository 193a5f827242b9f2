import { Section } from '../../ui/Section.tsx'
import styles from './CategoryCase.module.css'
import { ProjectCard } from './ProjectCard.tsx'
import type { Project } from './projects.ts'

type Props = { project: Project }

/** The one project that shows a category. */
export function CategoryCase({ project }: Props) {
  return (
    <Section labelledBy="example">
      <h2 id="example" className={styles.heading}>
        What it could look like
      </h2>
      <ProjectCard project={project} headingLevel={3} />
    </Section>
  )
}
