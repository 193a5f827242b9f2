import type { Person } from '../../../domain/content/company.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './People.module.css'

type Props = {
  people: ReadonlyArray<Person & { pictureUrl: string | null }>
  /** The company's name, and what is known of it. */
  company: ReadonlyArray<string>
}

/** Who works here, and the company in one line; nothing at all until the owner says more than its name. */
export function People({ people, company }: Props) {
  if (people.length === 0 && company.length < 2) return null
  return (
    <Section ground="quiet" labelledBy="people">
      <h2 id="people">{people.length > 0 ? 'The people you will talk to' : 'Who we are'}</h2>
      {people.length > 0 && (
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
      )}
      <p className={styles.company}>{company.join(' · ')}</p>
    </Section>
  )
}
