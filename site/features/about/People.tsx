import type { Person } from '../../../domain/content/company.ts'
import type { ContactMethod } from '../../../domain/content/contact-ways.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { CompanyLine } from '../../ui/CompanyLine.tsx'
import { ContactMethodText } from '../../ui/ContactMethodText.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './People.module.css'

type Props = {
  people: ReadonlyArray<Person>
  /** The company's name, and what is known of it. */
  company: ReadonlyArray<string>
  ways: ReadonlyArray<ContactMethod>
  /** When somebody is there: `Monday to Friday, 08:00 to 17:00`; null if the owner has not said. */
  hours: string | null
}

/** Who works here, how to reach them, and the company in one line; nothing at all until the owner says more than its name. */
export function People({ people, company, ways, hours }: Props) {
  if (people.length === 0 && company.length < 2 && ways.length === 0) return null
  const heading = ways.length > 0 ? 'How to reach us' : 'Who we are'
  return (
    <Section ground="quiet" labelledBy="people">
      <h2 id="people">{people.length > 0 ? 'The people you will talk to' : heading}</h2>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map(({ name, role, sentence, picture }) => (
            <li key={name}>
              {picture && (
                <img
                  src={paths.personPicture(picture)}
                  width={320}
                  height={320}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              )}
              <h3>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p>{sentence}</p>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.facts}>
        {(ways.length > 0 || hours) && (
          <dl className={styles.ways}>
            {ways.map((way) => (
              <div key={way.name}>
                <dt>{way.name}</dt>
                <dd>
                  <ContactMethodText way={way} />
                </dd>
              </div>
            ))}
            {hours && (
              <div>
                <dt>Open</dt>
                <dd>{hours}</dd>
              </div>
            )}
          </dl>
        )}
        <CompanyLine facts={company} className={styles.company} />
      </div>
    </Section>
  )
}
