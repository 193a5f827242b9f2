import type { Value } from '../../../domain/content/pages.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { FeatureMark } from '../../ui/FeatureMark.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Values.module.css'

/** The heading and the values in a grid; with five values its six cells are full. */
export function Values({ heading, values }: { heading: string; values: ReadonlyArray<Value> }) {
  return (
    <Section rhythm="close" labelledBy="values" className={styles.values}>
      <div>
        <h2 id="values">{heading}</h2>
        <a href={paths.contactUs} className="hit">
          Ask us about your project
        </a>
      </div>
      <ul>
        {values.map(({ id, name, description, icon }) => (
          <li key={id}>
            <FeatureMark name={icon} />
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
