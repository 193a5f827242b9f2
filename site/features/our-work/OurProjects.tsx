import type { Category } from '../../../domain/content/case-study.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { Moon } from '../../ui/Moon.tsx'
import { Section } from '../../ui/Section.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import styles from './OurProjects.module.css'
import { ProjectCard } from './ProjectCard.tsx'
import type { Project } from './projects.ts'

type Props = {
  heading: string
  /** Steps, each with its own moon. */
  tagline: ReadonlyArray<string>
  projects: ReadonlyArray<Project>
  panes: ReadonlyArray<{ category: Category; project: Project }>
}

/** A tab with all projects, then one for each category with its project. */
export function OurProjects({ heading, tagline, projects, panes }: Props) {
  const all = { key: 'all', label: 'All work', content: <List projects={projects} /> }
  const byCategory = panes.map(({ category, project }) => ({
    key: category.slug,
    label: category.title,
    content: <CategoryPane category={category} project={project} />,
  }))
  return (
    <Section>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p className={styles.tagline}>
          {tagline.map((step, index) => (
            <span key={step}>
              <Moon fraction={(index + 1) / tagline.length} className={styles.moon ?? ''} />
              {step}{' '}
            </span>
          ))}
        </p>
      </div>
      <Tabs label="Kind of work" prefix="work" tabs={[all, ...byCategory]} />
    </Section>
  )
}

function List({ projects }: { projects: ReadonlyArray<Project> }) {
  return (
    <div className={styles.list}>
      {projects.map((project) => (
        <ProjectCard key={project.href} project={project} headingLevel={4} />
      ))}
    </div>
  )
}

function CategoryPane({ category, project }: { category: Category; project: Project }) {
  return (
    <>
      <div className={`cluster ${styles.opening}`}>
        <p>
          {category.lead}
          {category.warning && <small>{category.warning}</small>}
        </p>
        <a href={paths.category(category.slug)} className="hit">
          {category.title}&nbsp;<span aria-hidden="true">→</span>
        </a>
      </div>
      <ProjectCard project={project} headingLevel={4} />
    </>
  )
}
