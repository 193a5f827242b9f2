import type { Person } from '../../../domain/content/company.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './People.module.css'

type Props = {
  people: ReadonlyArray<Person & { pictureUrl: string | null }>
  /** The company's name and facts, in one line. */
  company: string
}

/** Who works here; nothing at all until the owner names them. */
export function People({ people, company }: Props) {
  if (people.length === 0) return null
  return (
    <Section labelledBy="people">
      <h2 id="people">The people you will talk to</h2>
      <ul className={styles.people}>
        {people.map(({ name, role, sentence, pictureUrl }) => (
          <li key={name}>
            {pictureUrl && (
              <img src={pictureUrl} width={320} height={320} alt="" loading="lazy" decoding="async" />
            )}
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
      <p className={styles.company}>{company}</p>
    </Section>
  )
}
