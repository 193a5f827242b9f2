import type { Value } from '../../../domain/content/pages.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { Section } from '../../ui/Section.tsx'
import { ValueProof } from './ValueProof.tsx'
import styles from './Values.module.css'

type Props = { values: ReadonlyArray<Value>; durations: ReadonlyArray<number> }

/** Five values, each with the drawing that proves it in place of an icon. */
export function Values({ values, durations }: Props) {
  return (
    <Section rhythm="close" labelledBy="values">
      <h2 id="values" className={styles.heading}>
        What we promise you
      </h2>
      <ul className={styles.values}>
        {values.map(({ name, description, proof }) => (
          <li key={name}>
            <div className={styles.proof} aria-hidden="true">
              <ValueProof proof={proof} durations={durations} />
            </div>
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p className={styles.ask}>
        <a href={paths.contactUs}>Ask us about your project</a>
      </p>
    </Section>
  )
}
