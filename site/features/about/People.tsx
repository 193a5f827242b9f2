import type { Person } from '../../../domain/content/people.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { capitalised, inWords } from '../../../domain/wording.ts'
import { Face } from '../../ui/Faces.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './People.module.css'

/** The people who work here; nothing until the owner names one. */
export function People({ heading, people }: { heading: string; people: ReadonlyArray<Person> }) {
  if (people.length === 0) return null
  const count = inWords(people.length)
  return (
    <Section ground="quiet" labelledBy="people">
      <div className="stack">
        <h2 id="people">{heading}</h2>
        {people.length > 1 && (
          <p className="lead">{capitalised(count)} people, from the first call to the day it works.</p>
        )}
      </div>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            {person.photo && (
              <Face src={paths.personPicture(person.photo.file, 'large')} alt={person.photo.alt} />
            )}
            <div>
              <h3>{person.name}</h3>
              <p className={styles.role}>{person.role}</p>
              <p>{person.sentence}</p>
            </div>
          </li>
        ))}
      </ul>
      {people.every(({ example }) => example) && (
        <p className={styles.examples}>These {count} are examples.</p>
      )}
    </Section>
  )
}
