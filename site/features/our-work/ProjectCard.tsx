import { ButtonLink } from '../../ui/Button.tsx'
import { Tags } from '../../ui/Tags.tsx'
import { CroppedPhoto } from './CroppedPhoto.tsx'
import { CroppedPicture } from './CroppedPicture.tsx'
import { NoBreakTitle } from './NoBreakTitle.tsx'
import styles from './ProjectCard.module.css'
import type { Project } from './projects.ts'
import { TodayCard } from './TodayCard.tsx'

/** An example project. The whole card is clickable by its one link; the tags have their own links. */
export function ProjectCard({ project, headingLevel }: { project: Project; headingLevel: 3 | 4 }) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card}>
      <BeforeAfterPicture {...project} />
      <div className={`split split-narrow ${styles.about}`}>
        <div className="stack">
          <p className={styles.client}>{project.client}</p>
          <Heading className={styles.title}>
            <NoBreakTitle text={project.title} />
          </Heading>
          <div className={styles.tags}>
            <Tags items={project.tags} />
          </div>
        </div>
        <div className="stack">
          <p className={`lead ${styles.summary}`}>
            {project.summary} It might cost {project.total}.
          </p>
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

const SIZES = {
  wide: '(min-width: 78rem) 43rem, 54vw',
  narrow: 'min(27rem, 100vw - 5rem)',
}

/** A picture divided by the edge of a moon's light: the result of our work on the lit side, today's situation on the dark side. */
function BeforeAfterPicture({
  tint,
  picture,
  photo,
  today,
}: Pick<Project, 'tint' | 'picture' | 'photo' | 'today'>) {
  return (
    <div className={`edged ${styles.lit}`} data-tint={tint}>
      <div className={styles.light}>
        <span className={styles.caption}>With us</span>
        {photo ? (
          <CroppedPhoto {...photo} className={`${styles.picture} ${styles.photo}`} />
        ) : (
          <CroppedPicture picture={picture} sizes={SIZES} className={styles.picture} />
        )}
      </div>
      <div className={styles.dark}>
        <span className={styles.caption}>Today</span>
        <TodayCard card={today} />
      </div>
    </div>
  )
}
