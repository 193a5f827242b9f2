import { ButtonLink } from '../../ui/Button.tsx'
import { Tags } from '../../ui/Tags.tsx'
import { LitPicture } from './LitPicture.tsx'
import { NoBreakTitle } from './NoBreakTitle.tsx'
import styles from './ProjectCard.module.css'
import type { Project } from './projects.ts'

type Props = { project: Project; headingLevel: 3 | 4 }

/** An example project. The whole card is clickable through its one link; the tags have links of their own. */
export function ProjectCard({ project, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card}>
      <LitPicture tint={project.tint} picture={project.picture} today={project.today} />
      <div className={styles.about}>
        <div className={styles.what}>
          <p className={styles.client}>{project.client}</p>
          <Heading className={styles.title}>
            <NoBreakTitle text={project.title} />
          </Heading>
          <div className={styles.tags}>
            <Tags items={project.tags} />
          </div>
        </div>
        <div className={styles.what}>
          <p className={`lead ${styles.summary}`}>{project.summary}</p>
          <p className={styles.situation}>{project.situation}</p>
          <ButtonLink href={project.href} className={styles.more ?? ''}>
            <span>
              Learn more<span className="visually-hidden"> about {project.title}</span>
            </span>
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
